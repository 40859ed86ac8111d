import { useSyncExternalStore } from 'react';
import { tryStorage } from '../../shared/client/tryStorage.ts';
import { Listeners } from '../../shared/Store.ts';

/** Chromium's offer to install the product; TypeScript has no type for it (W3C "Manifest Incubations"). */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer, if it came before this script: boot.ts keeps it. */
    installPrompt?: Event;
  }
}

/** How this browser installs the product: at a press, or by steps in its own menu, as on an iPhone. */
export type InstallMethod = 'press' | 'steps';

/** Local storage: `visited` after the first visit, then `due`, then `shown`. If storage is blocked, the hint is never shown. */
const hintKey = 'installHint';
/** Session storage: set while the hint is shown in this session, until it is answered. */
const openKey = 'installHintOpen';
/** Session storage: marks a session whose visit is counted. */
const countedKey = 'visitCounted';

const listeners = new Listeners();
let offer: InstallPrompt | null = null;

function isInstallPrompt(event: Event | undefined): event is InstallPrompt {
  return event !== undefined && 'prompt' in event && typeof event.prompt === 'function';
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** iPhone and iPad, which calls itself a Mac with a touch screen. */
function isOnApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function installWay(): InstallMethod | null {
  if (isInstalled()) return null;
  if (offer) return 'press';
  return isOnApple() ? 'steps' : null;
}

/** How to install, if the hint is due or shown; otherwise null. */
export function installMethodToShow(): InstallMethod | null {
  const isOpen = tryStorage(
    () => localStorage.getItem(hintKey) === 'due' || sessionStorage.getItem(openKey) !== null,
  );
  return isOpen ? installWay() : null;
}

/** The browser may delete what is stored on an installed device last, if at all (Storage standard, "persist"). */
export async function persistStorage(): Promise<void> {
  // Missing over plain http.
  await navigator.storage?.persist?.().catch(() => false);
}

function countVisit(): void {
  tryStorage(() => {
    if (sessionStorage.getItem(countedKey)) return;
    sessionStorage.setItem(countedKey, '1');
    const state = localStorage.getItem(hintKey);
    if (state === null) localStorage.setItem(hintKey, 'visited');
    else if (state === 'visited') localStorage.setItem(hintKey, 'due');
  });
}

/** Counts this visit, and listens for the browser's offer to install and for the installation. Once per page. */
export function watchInstallation(): void {
  const take = (event: Event | undefined) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offer = event;
    listeners.notify();
  };
  addEventListener('beforeinstallprompt', take);
  addEventListener('appinstalled', () => {
    answerInstallHint();
    void persistStorage();
  });
  if (isInstalled()) void persistStorage();
  countVisit();
  take(window.installPrompt);
}

/** The first plan makes the hint due, also at a first visit. */
export function noteFirstPlan(): void {
  tryStorage(() => {
    if (localStorage.getItem(hintKey) === 'visited') localStorage.setItem(hintKey, 'due');
  });
}

/** From now on the hint is shown in this session only, until it is answered. */
export function markHintShown(): void {
  tryStorage(() => {
    sessionStorage.setItem(openKey, '1');
    localStorage.setItem(hintKey, 'shown');
  });
}

/** Installs, by the browser's own dialog. */
export async function install(): Promise<void> {
  const prompt = offer;
  // The browser accepts one call per offer.
  offer = null;
  answerInstallHint();
  await prompt?.prompt();
}

/** Removes the hint permanently. */
export function answerInstallHint(): void {
  tryStorage(() => {
    localStorage.setItem(hintKey, 'shown');
    sessionStorage.removeItem(openKey);
  });
  listeners.notify();
}

/** How to install, while the hint is shown: once, after the second visit or the first plan. */
export function useInstallHint(): InstallMethod | null {
  return useSyncExternalStore(listeners.subscribe, installMethodToShow, () => null);
}
