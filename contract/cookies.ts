/** The cookies of a session, whose names and paths are fixed (docs/product/screens.md#what-the-browser-stores). */
export type SessionCookieName = (typeof sessionCookies)[number];
const sessionCookies = ['access_token', 'refresh_token', 'nickname'] as const;

/** Our other cookies (docs/decisions/0072-cookies.md). */
export type OwnCookie =
  | 'desk_session'
  | 'google_link'
  | 'google_travel'
  | 'known_device'
  | 'language'
  | 'logout_pending';

/** Name of a cookie of ours. Over https no other host of the domain can set it (RFC 6265bis, section 4.1.3.2). */
export const ownCookieName = (name: OwnCookie, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

function valuesNamed(text: string, name: string): string[] {
  return text.split(';').flatMap((part) => {
    const [key, ...value] = part.split('=');
    if (key?.trim() !== name) return [];
    try {
      const decoded = decodeURIComponent(value.join('=').trim());
      return decoded === '' ? [] : [decoded];
    } catch {
      return [];
    }
  });
}

/**
 * The decoded values of a cookie in a Cookie header or in `document.cookie`, without empty and malformed ones. Another
 * host of the domain may have set a cookie of the same name, so a reader accepts any value that is valid.
 */
export function cookieValues(text: string, name: SessionCookieName | OwnCookie): string[] {
  const plain = valuesNamed(text, name);
  if (sessionCookies.some((session) => session === name)) return plain;
  // Over https, the release before 2026-12 set the plain names; from the next release on they are read over http only.
  return [...valuesNamed(text, `__Host-${name}`), ...plain];
}
