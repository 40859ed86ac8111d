import path from 'node:path';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { contentReport } from '../guide/contentReport.ts';
import { readContent } from '../guide/readContent.ts';
import { systemClock } from '../platform/clock.ts';
import { root } from './root.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  const { places } = await readContent(path.join(root, 'content'), { isStrict: false });
  return contentReport(places, toSeoulDate(systemClock.now())).join('\n');
});
