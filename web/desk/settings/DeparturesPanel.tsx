import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { departuresBodySchema, maxOtherDepartures } from '../../../contract/desk/departureFields.ts';
import type { DepartureSettings, StoredDepartures } from '../../../contract/desk/departureSettings.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { DepartureFieldset } from './DepartureFieldset.tsx';
import { changedDepartures, departuresBody, departureValues } from './departureValues.ts';
import { OfferedBox } from './OfferedBox.tsx';
import { PlannedChanges } from './PlannedChanges.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useReloadSettings } from './useReloadSettings.ts';
import { useSettingsForm } from './useSettingsForm.ts';

const stationAlone: StoredDepartures = { isStationOffered: true, others: [] };

/** Where tours can start, from today or a later day on. */
export function DeparturesPanel() {
  const query = useQuery(callQuery(useDeskClient(), 'getDepartureSettings', noInput));
  return (
    <QueryResult query={query} loading={<LoadingRows />}>
      {(stored) => <StoredDeparturesPanel stored={stored} />}
    </QueryResult>
  );
}

/** The same sentence for every fault of a position, for each departure. */
const byPosition = (count: number, sentence: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`others.${index}.position`, sentence]));

function StoredDeparturesPanel({ stored }: { stored: DepartureSettings }) {
  const { settings } = useMessages();
  const { departures: departureMessages, kindNames } = settings;
  const client = useDeskClient();
  const reload = useReloadSettings('getDepartureSettings');
  const [added, setAdded] = useState(0);
  const fields = stored.current?.fields ?? stationAlone;
  const count = fields.others.length + added;
  const form = useSettingsForm({
    stored,
    values: departureValues(fields, added),
    schema: departuresBodySchema,
    toBody: (values) => departuresBody(values, count),
    sentences: { ...departureMessages.wrong, ...byPosition(count, departureMessages.positionWrong) },
    reload,
    save: async (body, version) => {
      await client.call('changeDepartures', { params: {}, query: {}, body: { ...body, version } });
      setAdded(0);
    },
  });
  return (
    <>
      <SettingsPanel
        title={kindNames.departures}
        lead={departureMessages.lead}
        form={form}
        fromDay={form.field('fromDay')}
      >
        <OfferedBox {...form.field('isStationOffered')}>{departureMessages.isStationOffered}</OfferedBox>
        {Array.from({ length: count }, (_, index) => (
          <DepartureFieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: departures are only added at the end
            key={index}
            index={index}
            isStored={index < fields.others.length}
            field={form.field}
          />
        ))}
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <Button
            variant="outline"
            disabled={count >= maxOtherDepartures}
            onClick={() => setAdded(added + 1)}
          >
            {departureMessages.add}
          </Button>
          {added > 0 && (
            <Button variant="outline" onClick={() => setAdded(added - 1)}>
              {departureMessages.takeBack}
            </Button>
          )}
        </div>
      </SettingsPanel>
      <PlannedChanges
        title={settings.planned.title(kindNames.departures)}
        stored={stored}
        changes={(before, after) =>
          changedDepartures(before ?? stationAlone, after, {
            station: departureMessages.isStationOffered,
            notOffered: departureMessages.notOffered,
            removed: departureMessages.removed,
          })
        }
        withdraw={(settingId) =>
          client.call('withdrawDeparturesChange', { params: { settingId }, query: {} })
        }
        reload={reload}
      />
    </>
  );
}
