import { keepFormerFiles } from './formerFiles.ts';

/** FORMER_BUILD: the `dist` of the release that is deployed now, if any. */
const former = process.env.FORMER_BUILD;
if (former)
  process.stderr.write(`${keepFormerFiles(former, 'dist')} files of the release before are kept.\n`);
