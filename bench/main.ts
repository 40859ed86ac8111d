import { measureAccounts } from './accounts.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { measureMemory } from './memory.ts';
import { measureOffline } from './offline.ts';
import { measureOrder } from './order.ts';
import { measurePages } from './pages.ts';
import { measurePublishing } from './publishing.ts';
import { Report } from './report.ts';
import { measureRequests } from './requests.ts';
import { measureSales } from './sales.ts';
import { measureStart } from './start.ts';
import { measureVisits } from './visits.ts';
import { measureWorkers } from './workers.ts';

/**
 * `npm run bench -- [subjects] [flags]`: figures beside their references from the same run (docs/product/budgets.md).
 */
const subjects = {
  pages: measurePages,
  lists: measureLists,
  start: measureStart,
  memory: measureMemory,
  order: measureOrder,
  accounts: measureAccounts,
  growth: measureGrowth,
  sales: measureSales,
  workers: measureWorkers,
  requests: measureRequests,
  visits: measureVisits,
  publishing: measurePublishing,
  lighthouse: measureLighthouse,
  offline: measureOffline,
};

const flags = ['--full', '--million', '--smoke', '--embedded', '--postgresql'];
const words = process.argv.slice(2).filter((word) => !flags.includes(word));
const unknown = words.filter((word) => !Object.hasOwn(subjects, word));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. There are: ${[...Object.keys(subjects), ...flags].join(', ')}.`,
  );
  process.exit(1);
}

const report = new Report();
for (const [name, measure] of Object.entries(subjects)) {
  if (words.length === 0 || words.includes(name)) await measure(report);
}
// Times are reported, never asserted: a busy machine must not fail the run.
console.log(
  report.over.length === 0 ? '\nNothing over budget.' : `\nOver budget: ${report.over.join('; ')}.`,
);
