import type { Messages } from '../../messages/messages.ts';

/**
 * Opens the device's share sheet; copies the address if there is none.
 * @returns the message to show; none if the device has shown its own sheet.
 */
export async function sharePlace(
  title: string,
  path: string,
  messages: Messages['place']['shared'],
): Promise<string> {
  const url = new URL(path, location.origin).href;
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return '';
    } catch (error) {
      // A closed share sheet needs no fallback; a device that cannot share this may still copy it.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return messages.copied;
  } catch {
    return messages.notCopied(url);
  }
}
