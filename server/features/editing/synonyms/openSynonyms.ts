import { isDeepStrictEqual } from 'node:util';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { deskSynonymsApi } from '../../../../contract/desk/synonyms.ts';
import type { Language } from '../../../../domain/languages.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import { readSynonymRow, type SynonymRow } from '../../../guide/synonyms.ts';
import type { RouteHandler, RouteHandlers } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { changeAndAnnounce } from '../changeAndAnnounce.ts';

const toDesk = (language: Language, { files, desk, version }: SynonymRow) => ({
  language,
  ...(desk ?? files),
  isEdited: desk !== null,
  version,
});

function getSynonyms({ database }: DeskDeps): RouteHandler<DeskApi['getSynonyms']> {
  return async ({ params: { language } }) => toDesk(language, await readSynonymRow(database, language));
}

function changeSynonyms(deps: DeskDeps): RouteHandler<DeskApi['changeSynonyms']> {
  const { database, clock } = deps;
  return ({ params: { language }, body: { version, ...list } }, context) =>
    changeAndAnnounce(deps, async () => {
      const before = await readSynonymRow(database, language, 'lock');
      if (before.version !== version) throw new ProblemError('changedMeanwhile');
      const { files } = before;
      // A list that equals the one of the content files follows these files again.
      const desk = isDeepStrictEqual(list, files) ? null : list;
      const after = { files, desk, version: version + 1 };
      const values = {
        desk: desk && JSON.stringify(desk),
        version: after.version,
        changed_at: clock.now(),
      };
      await database.sql
        .insertInto('search_synonym')
        .values({ language, files: JSON.stringify(files), ...values })
        .onConflict((conflict) => conflict.column('language').doUpdateSet(values))
        .execute();
      await writeAudit(deps, staffActor(context), {
        action: 'change',
        subject: 'synonyms',
        subjectId: language,
        before: before.desk ?? files,
        after: list,
      });
      return { result: toDesk(language, after), isVisible: true };
    });
}

/** The search synonyms as editors keep them. */
export function openSynonyms(deps: DeskDeps): RouteHandlers<typeof deskSynonymsApi> {
  return { getSynonyms: getSynonyms(deps), changeSynonyms: changeSynonyms(deps) };
}
