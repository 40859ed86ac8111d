import { useEffect } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { stopSpeaking, useKoreanVoice } from './koreanVoice.ts';

const speaker = 'M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11';

/** Reads a Korean sentence aloud with a voice of the device, until the sentence is left; nothing where there is no such voice. */
export function PlayKorean({ text }: { text: string }) {
  const { messages } = useLanguage();
  const speak = useKoreanVoice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence ends the one that is read
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && stopSpeaking();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', stopSpeaking);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', stopSpeaking);
      stopSpeaking();
    };
  }, [text]);
  if (!speak) return null;
  return (
    <Button variant="outline" icon={speaker} onClick={() => speak(text)}>
      {messages.talk.play}
    </Button>
  );
}
