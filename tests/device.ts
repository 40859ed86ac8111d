import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { test as base } from './guideTest.ts';

/** A phone: a browser whose storage outlives it, closed and opened again as often as needed. */
export interface Device {
  /** Closes the browser, and opens it with or without network. */
  restart: (network: 'online' | 'offline') => Promise<Page>;
  context: () => BrowserContext;
}

/** Journeys on a device of their own; the browser of `page` is not used. */
export const test = base.extend<{ device: Device }>({
  device: async ({ launchOptions, baseURL, locale, viewport }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'solbada-device-'));
    let context: BrowserContext | undefined;
    const restart: Device['restart'] = async (network) => {
      await context?.close();
      context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        viewport,
      });
      await context.setOffline(network === 'offline');
      return context.newPage();
    };
    await use({
      restart,
      context: () => {
        if (!context) throw new Error('the device is not started');
        return context;
      },
    });
    await context?.close();
    await rm(folder, { recursive: true, force: true });
  },
});
