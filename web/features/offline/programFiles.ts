import type { OfflineProgram, ProgramFile } from '../../../contract/offlineGuide.ts';
import type { Language } from '../../../domain/languages.ts';

/** The files of the program that open the guide, the cards and the tickets in these languages, each once. */
export function programFiles(program: OfflineProgram, languages: readonly Language[]): ProgramFile[] {
  const files = [
    ...program.cards,
    ...program.guide,
    ...languages.flatMap((language) => [
      ...program.cardMessages[language],
      ...program.guideMessages[language],
    ]),
  ];
  return [...new Map(files.map((file) => [file.address, file])).values()];
}
