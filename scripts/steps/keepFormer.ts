import { keepFormerFiles } from './formerFiles.ts';

/** FORMER_BUILD: the `dist` of the release that runs now, as far as there is one. */
const former = process.env.FORMER_BUILD;
if (former)
  process.stderr.write(`${keepFormerFiles(former, 'dist')} files of the release before are kept.\n`);
