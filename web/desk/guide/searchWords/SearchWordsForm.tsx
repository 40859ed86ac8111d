import { useQueryClient } from '@tanstack/react-query';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import { synonymListSchema } from '../../../../contract/desk/synonyms.ts';
import type { RouteResponse } from '../../../../contract/route.ts';
import { htmlLang } from '../../../../domain/languages.ts';
import { TextAreaField } from '../../../shared/ui/TextAreaField.tsx';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { useMessages } from '../../language/DeskLanguage.tsx';
import { DeskForm } from '../../ui/form/DeskForm.tsx';
import { useDeskForm } from '../../ui/form/useDeskForm.ts';
import { linesText, textLines } from './synonymLines.ts';

/** Longer than any list that the contract takes. */
const longestText = 100_000;

/** The search words of one language, an entry a line. */
export function SearchWordsForm({ stored }: { stored: RouteResponse<DeskApi['getSynonyms']> }) {
  const { searchWords, shell } = useMessages();
  const client = useDeskClient();
  const queries = useQueryClient();
  const { language } = stored;
  const form = useDeskForm({
    stored: { finds: linesText(stored.finds), offers: linesText(stored.offers) },
    version: stored.version,
    schema: synonymListSchema,
    toBody: ({ finds, offers }) => ({ finds: textLines(finds), offers: textLines(offers) }),
    sentences: searchWords.wrong,
    reload: () => queries.invalidateQueries({ queryKey: ['getSynonyms'] }),
    send: async (list, version) => {
      const saved = await client.call('changeSynonyms', {
        params: { language },
        query: {},
        body: { ...list, version },
      });
      queries.setQueryData(['getSynonyms', { params: { language }, query: {} }], saved);
      return searchWords.saved;
    },
  });
  return (
    <DeskForm form={form} action={shell.save}>
      {(['finds', 'offers'] as const).map((field) => (
        <TextAreaField
          key={field}
          label={searchWords.fields[field]}
          hint={searchWords.hints[field]}
          lang={htmlLang[language]}
          rows={field === 'finds' ? 20 : 8}
          longest={longestText}
          {...form.field(field)}
        />
      ))}
    </DeskForm>
  );
}
