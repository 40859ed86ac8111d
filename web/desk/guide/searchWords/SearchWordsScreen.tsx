import { type Language, languages } from '../../../../domain/languages.ts';
import { PageLink } from '../../../shared/ui/PageLink.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { QueryResult } from '../../../shared/ui/QueryResult.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useDeskQuery } from '../../client/DeskClientContext.tsx';
import { deskPaths } from '../../deskPaths.ts';
import { useDeskLanguage } from '../../language/DeskLanguage.tsx';
import { languageName } from '../../language/formats.ts';
import { DeskPage } from '../../shell/DeskPage.tsx';
import { LoadingRows } from '../../shell/LoadingRows.tsx';
import { useAddressSearch } from '../../ui/useAddressSearch.ts';
import { SearchWordsForm } from './SearchWordsForm.tsx';

/** The words by which visitors' searches find more than the guide's own words, one language at a time. */
export function SearchWordsScreen() {
  const { language: deskLanguage, messages } = useDeskLanguage();
  const { searchWords } = messages;
  const [search, setSearch] = useAddressSearch();
  const language = languages.find((one) => one === search.get('language')) ?? deskLanguage;
  const query = useDeskQuery('getSynonyms', { params: { language }, query: {} });
  return (
    <DeskPage title={searchWords.title}>
      <p className="mb-4">
        <PageLink to={deskPaths.guide()} className="inline-flex min-h-11 items-center text-pine">
          {searchWords.back}
        </PageLink>
      </p>
      <p className="mb-4 max-w-measure">{searchWords.lead}</p>
      <div className="mb-4 max-w-measure">
        <SelectField<Language>
          label={searchWords.language}
          name="language"
          value={language}
          options={languages.map((value) => ({ value, label: languageName(deskLanguage, value) }))}
          onChange={(chosen) => setSearch({ language: chosen })}
        />
      </div>
      <QueryResult query={query} loading={<LoadingRows />}>
        {(stored) => (
          <Panel title={stored.isEdited ? searchWords.edited : searchWords.fromFiles}>
            <SearchWordsForm key={language} stored={stored} />
          </Panel>
        )}
      </QueryResult>
    </DeskPage>
  );
}
