/** The folder of this run of journeys, which is also the data folder of the product that most of them visit. */
export function runFolder(): string {
  const { TEST_DATA_DIR } = process.env;
  if (TEST_DATA_DIR === undefined) throw new Error('playwright.config.ts sets TEST_DATA_DIR');
  return TEST_DATA_DIR;
}
