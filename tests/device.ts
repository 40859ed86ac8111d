import type { LaunchOptions } from '@playwright/test';
import { test as base, consoleMessages, expect } from './guideTest.ts';
import { type Device, openDevice } from './openDevice.ts';

export type { Device };

interface JourneyOptions {
  readonly launchOptions: LaunchOptions;
  readonly baseURL: string | undefined;
  readonly locale: string | undefined;
  readonly viewport: { width: number; height: number } | null | undefined;
  /** The folder with the storage to begin with; null for an empty one. */
  readonly storage: string | null;
}

/** Runs `use` with a device, which is closed and deleted afterwards. */
export async function withDevice(
  { launchOptions, baseURL, locale, viewport, storage }: JourneyOptions,
  use: (device: Device) => Promise<void>,
): Promise<void> {
  const messages: string[][] = [];
  const device = await openDevice({
    browser: {
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(locale === undefined ? {} : { locale }),
      ...(viewport === undefined ? {} : { viewport }),
    },
    storage,
    onOpened: (context) => messages.push(consoleMessages(context)),
  });
  await use(device);
  await device.close();
  expect(messages.flat(), 'the console stays silent').toEqual([]);
}

/** Journeys on a device; the browser of `page` is not opened. */
export const test = base.extend<{ device: Device; storage: string | null }>({
  storage: [null, { option: true }],
  // Replaces the check of guideTest.ts: withDevice watches the pages of the device.
  silent: ({ device: _ }, use) => use([]),
  device: async ({ launchOptions, baseURL, locale, viewport, storage }, use) => {
    await withDevice({ launchOptions, baseURL, locale, viewport, storage }, use);
  },
});
