import { hash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { z } from 'zod';
import { type OfflineProgram, offlineProgramAddress, type ProgramFile } from '../../contract/offlineGuide.ts';
import { byLanguage, type Language, languages } from '../../domain/languages.ts';
import { compressFile } from './compressFile.ts';

/** Modules of the cards, the board and the tickets, and the modules that open any page without network. */
const cardFiles =
  /^web\/(app\/entryBrowser|features\/offline\/(languageOnDevice|deviceResponses)|pages\/(driver\/driver|talk\/talk|tickets\/tickets))\.tsx?$/;
/** The messages of these modules. */
const inCards = /\/(index|driver|talk|ticket|planTrip|account|signUp|hours)\.ts$/;
/**
 * Modules and messages for everything that needs the network: maps from the network, choosing a password, sharing a plan,
 * reporting a place or a tour, changing or cancelling a tour, logging out other devices, deleting the account, an order that is
 * opened by a link, the driver’s check of a ticket, a password that is set by a mailed link, and the steps of a sign-up that
 * only follow a response of the server.
 */
const needsNetwork =
  /\/(kakaoMap|tileMap|commonPasswords|ShareDialogs|PlaceReportDialog|placeReport|ReportDialog|CancelDialog|ChangeTicketDialog|EndSessionsDialog|DeletionDialog|ticketChange|linkedTicket|PayByLink|passwordReset|ticketCheck|oauth2Callback|signUpCode|signUpDetails|signUpSocial)\.tsx?$/;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

const text = await readFile('dist/client/manifest.json', 'utf8');
const manifest = manifestSchema.parse(JSON.parse(text));
const [style, boot] = await Promise.all([
  readFile(`dist/client/${manifest['web/app/styles/app.css']?.file}`),
  readFile('dist/boot/boot.js'),
]);

/** Files of these modules and of all their imports, without those of `known`. */
function filesIn(names: readonly string[], known: readonly string[] = []): string[] {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const name of names) collect(name);
  return [...files].filter((file) => !known.includes(file)).sort();
}

/** Adds the files' sizes as transferred: compressFiles.ts has compressed them. */
async function withBytes(files: readonly string[]): Promise<ProgramFile[]> {
  return Promise.all(
    files.map(async (file) => ({ address: `/${file}`, bytes: (await stat(`dist/client/${file}.br`)).size })),
  );
}

/** Drawings of the screens, which are not part of the guide. Their file names have no hash, so their addresses get one. */
async function drawings(): Promise<ProgramFile[]> {
  const screenFiles = await Array.fromAsync(
    glob(['banners/*.svg', 'icon.svg', 'wave.svg'], { cwd: 'dist/client' }),
  );
  const files = [
    ...screenFiles.sort().map((file) => ({ address: `/${file}`, place: `dist/client/${file}` })),
    { address: '/pictures/placeholder.svg', place: 'dist/pictures/placeholder.svg' },
  ];
  return Promise.all(
    files.map(async ({ address, place }) => {
      const body = await readFile(place);
      const version = hash('sha256', body).slice(0, 12);
      return { address: `${address}?${version}`, bytes: brotliCompressSync(body).length };
    }),
  );
}

const names = Object.keys(manifest);
/** Our languages by the names that the calendar package uses; English is in the calendar itself. */
const calendars: Partial<Record<string, Language>> = { ko: 'ko', ja: 'ja', 'zh-CN': 'cn', 'zh-TW': 'tw' };
/** The language of a module of messages or of the calendar; undefined for a module that every language needs. */
function languageInName(name: string): string | undefined {
  const [, calendar = ''] = /\/react-day-picker\/.*\/locale\/([\w-]+)\.js$/.exec(name) ?? [];
  return /^web\/messages\/(\w+)\//.exec(name)?.[1] ?? calendars[calendar];
}
const cards = filesIn(names.filter((name) => cardFiles.test(name)));
const guide = filesIn(
  names.filter(
    (name) => languageInName(name) === undefined && !needsNetwork.test(name) && !name.endsWith('.css'),
  ),
  cards,
);
const version = hash('sha256', [text, boot, style].join('\n')).slice(0, 12);
// The document is rendered by the server: its styles and boot script are most of it.
const shell = {
  address: `/app-shell/${version}`,
  bytes: brotliCompressSync(Buffer.concat([style, boot])).length,
};

/** Messages of a language and its calendar, those of the cards apart from the rest. */
async function loadLanguage(language: Language) {
  const all = names.filter((name) => languageInName(name) === language && !needsNetwork.test(name));
  // Includes files that are among the guide's too, because the guide is not on every device.
  const forCards = filesIn(
    all.filter((name) => inCards.test(name)),
    cards,
  );
  const rest = filesIn(all, [...cards, ...guide, ...forCards]);
  return { cards: await withBytes(forCards), rest: await withBytes(rest) };
}

const messages = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadLanguage(language)] as const)),
);
const program: OfflineProgram = {
  version,
  shell: shell.address,
  cards: [shell, ...(await withBytes(cards))],
  cardMessages: byLanguage((language) => messages.get(language)?.cards ?? []),
  guide: [...(await withBytes(guide)), ...(await drawings())],
  guideMessages: byLanguage((language) => messages.get(language)?.rest ?? []),
};
await writeFile(`dist/client${offlineProgramAddress}`, JSON.stringify(program));

/** The worker with the names of this build's files. It lies beside the browser's files, so that it may serve every page. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    offlineProgram: JSON.stringify(program),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'web/features/offline/worker.ts',
      formats: ['iife'],
      name: 'solbadaOffline',
      fileName: () => 'offlineWorker.js',
    },
  },
});

for (const file of [offlineProgramAddress, '/offlineWorker.js']) await compressFile(`dist/client${file}`);
