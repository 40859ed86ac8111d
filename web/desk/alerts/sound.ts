const storageKey = 'deskAlertSound';

/** Whether this browser plays a sound for new alerts; off until somebody switches it on. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    // A browser may block storage.
    return false;
  }
}

export function setSoundOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(storageKey, 'on');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage it stays off.
  }
}

/** The two tones: start and pitch (s, Hz). */
const tones = [
  [0, 880],
  [0.18, 1_175],
] as const;

/** Plays two short tones. A browser may refuse until somebody has used the page. */
export async function playSound(): Promise<void> {
  const audio = new AudioContext();
  try {
    if (audio.state === 'suspended') return;
    for (const [start, pitch] of tones) {
      const oscillator = audio.createOscillator();
      const volume = audio.createGain();
      const from = audio.currentTime + start;
      oscillator.frequency.value = pitch;
      volume.gain.setValueAtTime(0.15, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.3);
      oscillator.connect(volume).connect(audio.destination);
      oscillator.start(from);
      oscillator.stop(from + 0.3);
    }
    await new Promise((resolve) => setTimeout(resolve, 700));
  } finally {
    await audio.close();
  }
}
