import { useSyncExternalStore } from 'react';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** A Korean voice on the device itself; else, with network, one that runs on a server. */
export function koreanVoice<V extends Voice>(voices: readonly V[], isOnline: boolean): V | null {
  // Android writes ko_KR.
  const korean = voices.filter(({ lang }) => /^ko([-_]|$)/i.test(lang));
  return korean.find(({ localService }) => localService) ?? (isOnline ? (korean[0] ?? null) : null);
}

const speech = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis);

/** Voices arrive after the page, and change with what the visitor installs. */
function onVoices(listener: () => void): () => void {
  const synthesis = speech();
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
}

const voiceNow = (isOnline: boolean) => koreanVoice(speech()?.getVoices() ?? [], isOnline);

/** Speaks Korean; null where the browser has no voice for it. */
export function useKoreanVoice(): ((text: string) => void) | null {
  const isOnline = useIsOnline();
  // Compared by URI: some browsers return new voice objects each time.
  const name = useSyncExternalStore(
    onVoices,
    () => voiceNow(isOnline)?.voiceURI ?? null,
    () => null,
  );
  if (name === null) return null;
  return (text) => {
    stopSpeaking();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'ko-KR';
    utterance.voice = voiceNow(isOnline);
    // A little slower, for a driver in traffic.
    utterance.rate = 0.9;
    speech()?.speak(utterance);
  };
}

export function stopSpeaking(): void {
  speech()?.cancel();
}
