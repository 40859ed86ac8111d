import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { byLanguage } from '../../contract/languages.ts';
import { en as enOffline } from '../../web/messages/en/offline.ts';
import { en as enPlan } from '../../web/messages/en/plan.ts';
import { ja as jaOffline } from '../../web/messages/ja/offline.ts';
import { ja as jaPlan } from '../../web/messages/ja/plan.ts';
import { alive, cards, expect, open, test as base } from '../guideTest.ts';

/** A browser whose storage outlives it: closed and opened again, as a phone's is. */
class Device {
  private readonly folder: string;
  private readonly launch: (folder: string) => Promise<BrowserContext>;
  context: BrowserContext | null = null;

  constructor(folder: string, launch: (folder: string) => Promise<BrowserContext>) {
    this.folder = folder;
    this.launch = launch;
  }

  async start(isOffline = false): Promise<Page> {
    await this.context?.close();
    this.context = await this.launch(this.folder);
    await this.context.setOffline(isOffline);
    return this.context.newPage();
  }
}
