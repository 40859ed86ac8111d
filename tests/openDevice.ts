import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { portOf } from '../server/platform/portOf.ts';

/**
 * The network of one browser: a proxy that can be switched off. What Playwright switches off is the network of pages, not
 * that of service workers.
 */
async function openNetwork() {
  let isOn = true;
  const proxy = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    if (!isOn) {
      asked.socket.destroy();
      return;
    }
    const { method = 'GET', headers } = asked;
    const forwarded = request(asked.url ?? '', { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(proxy)}`,
    switch(on: boolean) {
      isOn = on;
      if (!on) proxy.closeAllConnections();
    },
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** A phone: a browser whose storage outlives it, with a network of its own. */
export interface Device {
  /** Closes the browser if it is open, and opens it, with or without network. */
  start: (network: 'online' | 'offline') => Promise<Page>;
  setOnline: (isOnline: boolean) => Promise<void>;
  context: () => BrowserContext;
}

interface OpenedDevice extends Device {
  /** Closes the browser and deletes its storage. */
  close: () => Promise<void>;
}

/** A device with empty storage, whose browser is not started. */
export async function openDevice(
  options: Parameters<typeof chromium.launchPersistentContext>[1],
): Promise<OpenedDevice> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solbada-device-'));
  const network = await openNetwork();
  let context: BrowserContext | undefined;
  const opened = () => {
    if (!context) throw new Error('the device is not started');
    return context;
  };
  const setOnline = async (isOnline: boolean) => {
    network.switch(isOnline);
    // What the pages are told of it.
    await opened().setOffline(!isOnline);
  };
  return {
    start: async (wanted) => {
      await context?.close();
      context = await chromium.launchPersistentContext(folder, {
        ...options,
        // Chromium leaves localhost out unless it is told otherwise.
        proxy: { server: network.address, bypass: '<-loopback>' },
      });
      await setOnline(wanted === 'online');
      return context.newPage();
    },
    setOnline,
    context: opened,
    close: async () => {
      await context?.close();
      network.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
