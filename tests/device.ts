import { test as base } from './guideTest.ts';
import { type Device, openDevice } from './openDevice.ts';

/** Journeys on a device; the browser of `page` is not used. */
export const test = base.extend<{ device: Device }>({
  device: async ({ launchOptions, baseURL, locale, viewport }, use) => {
    const device = await openDevice({
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(locale === undefined ? {} : { locale }),
      viewport,
    });
    await use(device);
    await device.close();
  },
});
