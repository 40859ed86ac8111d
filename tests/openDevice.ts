import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { fastTemporaryFolder } from '../server/platform/database/testing/fastTemporaryFolder.ts';
import { serverPort } from '../server/platform/serverPort.ts';

/** A response that has crossed the network, with the bytes of its body as transferred. */
export interface Transfer {
  /** Path and query. */
  readonly address: string;
  readonly bytes: number;
}

/**
 * The network of one browser: a proxy that can be switched off. Playwright only switches off the network of pages, not that of
 * service workers.
 */
async function openNetwork() {
  let isOn = true;
  let limit: { readonly addresses: RegExp; left: number } | null = null;
  /** The server to which all requests go instead; null for their own servers. */
  let target: string | null = null;
  const transfers: Transfer[] = [];
  const proxy = createServer((asked: IncomingMessage, reply: ServerResponse) => {
    const { method = 'GET', headers, url = '' } = asked;
    if (isOn && limit?.addresses.test(url)) {
      limit.left -= 1;
      isOn = limit.left >= 0;
    }
    if (!isOn) {
      asked.socket.destroy();
      return;
    }
    const { pathname, search } = new URL(url);
    const forwarded = request(new URL(pathname + search, target ?? url), { method, headers }, (response) => {
      let bytes = 0;
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        transfers.push({ address: `${pathname}${search}`, bytes });
      });
      response.pipe(reply);
      response.on('error', () => reply.destroy());
    });
    forwarded.on('error', () => reply.destroy());
    asked.pipe(forwarded);
  });
  // The requests of the test itself (page.request) come through a tunnel.
  proxy.on('connect', (asked: IncomingMessage, socket: Socket) => {
    const { hostname, port } = new URL(`http://${asked.url}`);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(tunnel).pipe(socket);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${serverPort(proxy)}`,
    transfers,
    switch(on: boolean) {
      isOn = on;
      limit = null;
      if (!on) proxy.closeAllConnections();
    },
    breakAfter(requests: number, addresses: RegExp) {
      limit = { addresses, left: requests };
    },
    isOn: () => isOn,
    routeTo(origin: string) {
      target = origin;
    },
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** A phone: a browser with its own network, whose storage survives a restart. */
export interface Device {
  /** Closes the browser if it is open, and opens it, with or without network. */
  start: (network: 'online' | 'offline') => Promise<Page>;
  setOnline: (isOnline: boolean) => Promise<void>;
  /** Loses the network after this many more requests for such addresses. The pages are not told. */
  breakAfter: (requests: number, addresses: RegExp) => void;
  isOnline: () => boolean;
  /** From now on this server responds to the pages, which keep their address, as after a rollout. */
  routeTo: (origin: string) => void;
  /** All responses that have crossed the network so far, in order. */
  transfers: readonly Transfer[];
  context: () => BrowserContext;
  /** Closes the browser, and copies its storage to a folder. */
  copyTo: (folder: string) => Promise<void>;
}

interface OpenedDevice extends Device {
  /** Closes the browser and deletes its storage. */
  close: () => Promise<void>;
}

type BrowserOptions = Parameters<typeof chromium.launchPersistentContext>[1];

interface DeviceOptions {
  readonly browser: BrowserOptions;
  /** The folder with the storage to begin with; without one it is empty. */
  readonly storage?: string | null;
  /** Called with each browser that is opened. */
  readonly onOpened?: (context: BrowserContext) => void;
}

/** A device, whose browser is not started. */
export async function openDevice({ browser, storage, onOpened }: DeviceOptions): Promise<OpenedDevice> {
  const folder = await mkdtemp(path.join(fastTemporaryFolder(), 'solbada-device-'));
  if (storage) await cp(storage, folder, { recursive: true });
  const network = await openNetwork();
  let context: BrowserContext | undefined;
  const opened = () => {
    if (!context) throw new Error('the device is not started');
    return context;
  };
  const setOnline = async (isOnline: boolean) => {
    network.switch(isOnline);
    // Also tells the pages about it.
    await opened().setOffline(!isOnline);
  };
  return {
    start: async (wanted) => {
      await context?.close();
      context = await chromium.launchPersistentContext(folder, {
        ...browser,
        // Chromium leaves localhost out unless it is told otherwise.
        proxy: { server: network.address, bypass: '<-loopback>' },
      });
      onOpened?.(context);
      await setOnline(wanted === 'online');
      return context.newPage();
    },
    setOnline,
    breakAfter: network.breakAfter,
    isOnline: network.isOn,
    routeTo: network.routeTo,
    transfers: network.transfers,
    context: opened,
    copyTo: async (copy) => {
      await opened().close();
      context = undefined;
      await cp(folder, copy, { recursive: true });
    },
    close: async () => {
      await context?.close();
      network.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
