import { measurePages } from './pages.ts';
import { Report } from './report.ts';

/** `npm run bench -- [subjects] [--full]`; the times are printed beside their references, and nothing fails. */
const subjects = {
  pages: measurePages,
};

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => !Object.hasOwn(subjects, word));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(subjects).join(', ')}.`);
  process.exit(1);
}

const report = new Report();
for (const [name, measure] of Object.entries(subjects)) {
  if (words.length === 0 || words.includes(name)) await measure(report);
}
console.log(report.over.length === 0 ? '\nAll within budget.' : `\nOver budget: ${report.over.join('; ')}.`);
