import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DeskFestival } from '../../../contract/desk/festivals.ts';
import { type FestivalList, festivalLists, missingTexts } from '../../../domain/festivals/festivalFields.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { DataTable, type plainTable } from '../ui/DataTable.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { useAddressSearch } from '../ui/useAddressSearch.ts';

/** Festivals by their days: those that are coming, those that nobody sees yet, or those that are over. */
export function FestivalsScreen() {
  const { language, messages } = useDeskLanguage();
  const { festivals } = messages;
  const [search, setSearch] = useAddressSearch();
  const list: FestivalList = festivalLists.find((one) => one === search.get('list')) ?? 'upcoming';
  const query = useQuery({
    ...callQuery(useDeskClient(), 'listDeskFestivals', { params: {}, query: { list } }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsIn(language, messages), [language, messages]);
  return (
    <DeskPage
      title={festivals.title}
      actions={
        <PageLink to={deskPaths.festival('new')} className={buttonClass('solid')}>
          {festivals.add}
        </PageLink>
      }
    >
      <div className="mb-4 max-w-measure">
        <SelectField<FestivalList>
          label={festivals.list}
          name="list"
          value={list}
          options={festivalLists.map((value) => ({ value, label: festivals.lists[value] }))}
          onChange={(chosen) => setSearch(chosen === 'upcoming' ? {} : { list: chosen })}
        />
      </div>
      <QueryResult query={query} loading={<LoadingRows />}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyNote>{festivals.none}</EmptyNote>
          ) : (
            <DataTable caption={festivals.title} columns={columns} data={content} />
          )
        }
      </QueryResult>
    </DeskPage>
  );
}

const helper = createColumnHelper<typeof plainTable, DeskFestival>();

function columnsIn(language: DeskLanguage, { festivals }: DeskMessages) {
  return helper.columns([
    helper.accessor(({ name }) => name.ko, {
      id: 'name',
      header: festivals.fields.name,
      cell: ({ getValue, row: { original } }) => (
        <PageLink
          to={deskPaths.festival(String(original.id))}
          lang="ko"
          className="-my-2.5 inline-flex min-h-11 items-center semibold text-pine"
        >
          {getValue()}
        </PageLink>
      ),
    }),
    helper.display({
      id: 'days',
      header: festivals.days,
      cell: ({ row: { original } }) => (
        <span>
          {[...new Set([original.startsOn, original.endsOn])]
            .map((day) => formatDay(language, day))
            .join(' – ')}
        </span>
      ),
    }),
    helper.accessor(({ place }) => place.ko, {
      id: 'place',
      header: festivals.fields.place,
      cell: ({ getValue }) => <span lang="ko">{getValue()}</span>,
    }),
    helper.display({
      id: 'state',
      header: festivals.state,
      cell: ({ row: { original } }) => <State festival={original} messages={festivals} />,
    }),
  ]);
}

interface StateProps {
  festival: DeskFestival;
  messages: DeskMessages['festivals'];
}

function State({ festival, messages }: StateProps) {
  const { isPublished, contentId, proposed } = festival;
  const missing = missingTexts(festival).length;
  return (
    <span>
      <span className={isPublished ? 'semibold text-pine' : ''}>
        {isPublished ? messages.published : messages.draft}
      </span>
      {contentId !== null && <span className="text-muted"> · {messages.official}</span>}
      {missing > 0 && <span className="block text-muted">{messages.missing(missing)}</span>}
      {proposed && <span className="block semibold">{messages.hasProposal}</span>}
    </span>
  );
}
