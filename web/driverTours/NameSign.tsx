/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { DialogButton } from './DialogButton.tsx';

/** Width of a letter in ems: Hangul, Kana and Han are square; 0.75 is a wide Latin capital. */
const letterWidth = (letter: string) => (letter > '\u1100' ? 1 : 0.75);

/** Font size of a name on the sign, as CSS: each word on its own line, as large as the screen allows. */
function signSize(name: string): string {
  const words = name.split(/\s+/);
  const longest = Math.max(
    ...words.map((word) => [...word].reduce((width, letter) => width + letterWidth(letter), 0)),
  );
  return `clamp(2rem, min(${(90 / longest).toFixed(1)}vw, ${(62 / words.length).toFixed(1)}dvh), 16rem)`;
}

/** The passenger's name; a press shows it on the whole screen, for the driver to show at the station. */
export function NameSign({ name }: { name: string }) {
  const lock = useRef<Promise<WakeLockSentinel | null> | null>(null);
  return (
    <DialogButton
      class="name"
      look="sign"
      label={
        <>
          {name} <small>이름판 보기</small>
        </>
      }
      name={name}
      title={<span style={{ fontSize: signSize(name) }}>{name}</span>}
      onOpened={() => {
        // Refused on a low battery, missing in old browsers: the sign works without it.
        lock.current = navigator.wakeLock?.request('screen').catch(() => null) ?? null;
      }}
      onClosed={() => void lock.current?.then((wakeLock) => wakeLock?.release())}
    >
      {(close) => (
        <>
          <p class="brand">Solbada · 솔바다</p>
          <button type="button" onClick={close}>
            닫기
          </button>
        </>
      )}
    </DialogButton>
  );
}
