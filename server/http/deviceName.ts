const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Whale', /\bWhale\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Browser and system, as the browser names itself; null where it names neither. */
export function deviceName(userAgent: string): string | null {
  const named = (names: typeof browsers | typeof systems) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(', ') || null;
}
