/**
 * Patterns of the paths that the image's folder /app may contain. `npm run test:image` compares an image with them, and
 * imageFiles.test.ts compares the files that ops/Dockerfile would copy.
 */
const allowed = [
  /^package\.json$/,
  /^dist\/\.(built|drawn)-from$/,
  /^dist\/(boot|client|desk|driverTours|emptyDatabase|pictures|server)\//,
  /^content\//,
  /^(contract|domain|server)\/.+\.(ts|sql|md|svg|json)$/,
  /^node_modules\//,
];

/** Tests, sandboxes and tools, which no installation with keys needs. */
const refused = [
  /\.test\.[mc]?[jt]sx?$/,
  /^(contract|domain|server|content)\/(.+\/)?testing\//,
  /^server\/sandbox\//,
  /^node_modules\/(vite|vitest|typescript|tailwindcss|@biomejs|@playwright|react|oidc-provider|smtp-server|knip)\//,
  /^node_modules\/(.+\/)?(tests?|__tests__|spec|benchmarks?|examples?)\//,
  /^node_modules\/.+\.([mc]?ts|map)$/,
];

/** Whether the image may contain a file, by its path below /app. */
export function mayBeInImage(file: string): boolean {
  return allowed.some((pattern) => pattern.test(file)) && !refused.some((pattern) => pattern.test(file));
}
