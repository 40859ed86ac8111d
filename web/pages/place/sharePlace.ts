import type { Messages } from '../../messages/messages.ts';

/**
 * Hands an address to whatever the device shares with; where it shares with nothing, copies it.
 * @returns what is to be said of it; nothing where the device has shown its own sheet.
 */
export async function sharePlace(
  title: string,
  path: string,
  words: Messages['place']['shared'],
): Promise<string> {
  const url = new URL(path, location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return '';
    } catch (error) {
      // Whoever closes the sheet wants nothing more; a device that cannot share this may still copy it.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return words.copied;
  } catch {
    return words.notCopied(url);
  }
}
