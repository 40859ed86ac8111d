import { renameSync } from 'node:fs';
import path from 'node:path';
import { makeOnce } from '../server/testing/makeOnce.ts';
import { test as onDevice, withDevice } from './device.ts';
import { saveGuideOffline } from './offlineGuide.ts';
import { runFolder } from './runFolder.ts';

/** Journeys on a device that has the English guide of the shared server. The first test of a run that needs it downloads it. */
export const test = onDevice.extend({
  storage: [
    async ({ launchOptions, baseURL, locale, viewport }, use) => {
      const kept = path.join(runFolder(), 'guideOnDevice');
      await makeOnce(kept, () =>
        withDevice({ launchOptions, baseURL, locale, viewport, storage: null }, async (device) => {
          await saveGuideOffline(await device.start('online'));
          await device.copyTo(`${kept}.unfinished`);
          renameSync(`${kept}.unfinished`, kept);
        }),
      );
      await use(kept);
    },
    { scope: 'test', timeout: 60_000 },
  ],
});
