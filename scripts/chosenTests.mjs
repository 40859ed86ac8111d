/**
 * What `npm test -- WORDS` runs: the arguments of each runner, null for a runner that doesn't run. Words before the first option
 * are paths or parts of paths. The options go to the runner of the named files, or to Vitest if no file is named.
 */
export function chosenTests(words) {
  const firstOption = words.findIndex((word) => word.startsWith('-'));
  const paths = firstOption < 0 ? words : words.slice(0, firstOption);
  const options = words.slice(paths.length);
  const journeys = paths.filter((file) => file.includes('.spec.'));
  const unit = paths.filter((file) => !journeys.includes(file));
  const isWhole = words.length === 0;
  return {
    isWhole,
    unit: isWhole || unit.length > 0 || journeys.length === 0 ? [...unit, ...options] : null,
    journeys: isWhole || journeys.length > 0 ? [...journeys, ...options] : null,
  };
}
