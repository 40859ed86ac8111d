import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { visitorMessageSchema } from '../../../contract/desk/badDayFields.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { htmlLang, languageNames, languages } from '../../../domain/languages.ts';
import { maxWordsLength, type VisitorMessageKind, visitorMessageKinds } from '../../../domain/tour/badDay.ts';
import { visitorMessageTexts } from '../../../domain/tour/visitorMessageTexts.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextAreaField } from '../../shared/ui/TextAreaField.tsx';
import { useDeskClient, useDeskQuery } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay, formatMoment } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { dayFromAddress } from '../tours/tourDays.ts';
import { useTours } from '../tours/useTours.ts';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';

/** A form for a message to all visitors of the day in the address, and the messages sent so far. */
export function MessageScreen() {
  const { language, messages } = useDeskLanguage();
  const { message: texts } = messages.badDay;
  const [search] = useSearchParams();
  const day = dayFromAddress(search, toSeoulDate(new Date()));
  const tours = useTours(day, day);
  return (
    <DeskPage title={texts.title}>
      <p className="mb-4">
        <PageLink to={deskPaths.toursOnDay(day)} className="inline-flex min-h-11 items-center text-pine">
          {texts.toDay}
        </PageLink>
      </p>
      <p className="mb-4">{texts.lead(formatDay(language, day))}</p>
      <div className="grid gap-5">
        <QueryResult query={tours} loading={<LoadingRows />}>
          {({ content }) => {
            const due = content.filter(
              ({ isRefundPending, isCalledOff }) => !isRefundPending && !isCalledOff,
            );
            return due.length === 0 ? (
              <EmptyNote>{texts.none}</EmptyNote>
            ) : (
              <MessageForm day={day} recipients={due.length} reload={tours.refetch} />
            );
          }}
        </QueryResult>
        <SentMessages day={day} />
      </div>
    </DeskPage>
  );
}

interface MessageFormProps {
  day: string;
  recipients: number;
  reload: () => Promise<unknown>;
}

const newMessage: { kind: VisitorMessageKind; words: string } = { kind: 'rain', words: '' };

function MessageForm({ day, recipients, reload }: MessageFormProps) {
  const { message: texts } = useDeskLanguage().messages.badDay;
  const client = useDeskClient();
  const queries = useQueryClient();
  // The same id for repeated presses, so that they send one message; the next message gets a new id.
  const [id, setId] = useState(() => crypto.randomUUID());
  const form = useDeskForm({
    stored: newMessage,
    schema: visitorMessageSchema,
    toBody: (values) => ({ ...values, id, day, recipients }),
    sentences: { words: texts.wordsRequired },
    failureText: ({ code }) => (code === 'changedMeanwhile' ? texts.changed : null),
    reload,
    send: async (body) => {
      const sent = await client.call('messageVisitors', { params: {}, query: {}, body });
      setId(crypto.randomUUID());
      void queries.invalidateQueries({ queryKey: ['listVisitorMessages'] });
      return texts.sent(sent.recipients);
    },
  });
  const { kind } = form.values;
  return (
    <DeskForm form={form} action={texts.button(recipients)}>
      <p className="semibold">{texts.recipients(recipients)}</p>
      <SelectField
        label={texts.kind}
        name="kind"
        value={kind}
        options={visitorMessageKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(chosen) => form.change({ kind: chosen })}
      />
      <details>
        <summary className="min-h-11 content-center text-pine">{texts.preview}</summary>
        <dl className="mt-2 grid gap-3 text-sm">
          {languages.map((visitors) => (
            <div key={visitors} lang={htmlLang[visitors]}>
              <dt className="semibold">{languageNames[visitors]}</dt>
              <dd>{visitorMessageTexts[visitors].headings[kind]}</dd>
              <dd>{visitorMessageTexts[visitors].texts[kind]}</dd>
            </div>
          ))}
        </dl>
      </details>
      <TextAreaField
        label={texts.words}
        hint={texts.wordsHint}
        longest={maxWordsLength}
        rows={4}
        required={kind === 'other'}
        {...form.field('words')}
      />
    </DeskForm>
  );
}

function SentMessages({ day }: { day: string }) {
  const { language, messages } = useDeskLanguage();
  const { message: texts, progress } = messages.badDay;
  const { data } = useDeskQuery('listVisitorMessages', { params: {}, query: { day } });
  if (!data || data.content.length === 0) return null;
  return (
    <Panel title={texts.history}>
      <ul className="grid gap-3">
        {data.content.map(({ id, kind, words, recipients, createdAt, createdBy }) => (
          <li key={id} className="hairline-t pt-3">
            <p className="semibold">
              {texts.kinds[kind]} · {texts.recipients(recipients)}
            </p>
            {words !== '' && <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
            <p className="text-muted text-sm">{progress.by(createdBy, formatMoment(language, createdAt))}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
