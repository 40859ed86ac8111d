import { apiBase } from '../../../contract/addresses.ts';
import { alertStreamPath } from '../../../contract/desk/addresses.ts';
import { alertBeat } from '../../../domain/staff/alertRules.ts';
import { isRecord } from '../../shared/isRecord.ts';

/** After this time without a message from the stream (ms) a page polls instead, since a proxy may be buffering the stream. */
const patience = 2.5 * alertBeat;
/** Pauses between two attempts to open the stream (ms). */
const firstPause = 1_000;
const maxPause = 60_000;

/** What the tab with the stream tells the others: that the stream is alive, or whose alerts have changed. */
interface Sign {
  readonly staffId?: string;
}

interface ListenOptions {
  /** Called when the alerts of a member of staff have changed. */
  readonly onNews: (staffId: string) => void;
  /** Whether changes are announced; while they aren't, the page has to poll. */
  readonly onLive: (isLive: boolean) => void;
}

export interface AlertListener {
  /** Whether this tab is the one in its browser that does what only one tab should do, such as playing a sound. */
  isFirst(): boolean;
  stop(): void;
}

const readSign = (data: unknown): Sign =>
  isRecord(data) && typeof data.staffId === 'string' ? { staffId: data.staffId } : {};

function parseSign(text: string): Sign {
  try {
    return readSign(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Listens to the stream of alerts. One tab of a browser opens it and tells the others, since a browser opens no more than
 * six connections to a server without HTTP/2; when that tab is closed, another takes its place.
 */
export function listenForAlerts({ onNews, onLive }: ListenOptions): AlertListener {
  const channel = new BroadcastChannel('deskAlerts');
  const leaving = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isFirst = false;

  const receive = ({ staffId }: Sign) => {
    clearTimeout(silence);
    silence = setTimeout(onLive, patience, false);
    onLive(true);
    if (staffId !== undefined) onNews(staffId);
  };
  channel.onmessage = ({ data }) => receive(readSign(data));

  /** Keeps the stream open until this page leaves. */
  function lead(): Promise<void> {
    isFirst = true;
    return new Promise((resolve) => {
      let pause = firstPause;
      let source: EventSource | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const open = () => {
        const opened = new EventSource(`${apiBase}${alertStreamPath}`);
        source = opened;
        const share = (sign: Sign) => {
          pause = firstPause;
          clearTimeout(timer);
          timer = setTimeout(openLater, patience);
          receive(sign);
          channel.postMessage(sign);
        };
        opened.addEventListener('beat', () => share({}));
        opened.addEventListener('alerts', ({ data }) => share(parseSign(String(data))));
        opened.onerror = openLater;
        timer = setTimeout(openLater, patience);
      };
      const openLater = () => {
        source?.close();
        clearTimeout(timer);
        onLive(false);
        timer = setTimeout(open, pause);
        pause = Math.min(2 * pause, maxPause);
      };
      open();
      leaving.signal.addEventListener('abort', () => {
        source?.close();
        clearTimeout(timer);
        resolve();
      });
    });
  }

  // Browsers offer locks, like passkeys, only on https and on localhost.
  if ('locks' in navigator) {
    navigator.locks.request('deskAlerts', { signal: leaving.signal }, lead).catch(() => undefined);
  } else {
    void lead();
  }

  return {
    isFirst: () => isFirst,
    stop() {
      leaving.abort();
      clearTimeout(silence);
      channel.close();
    },
  };
}
