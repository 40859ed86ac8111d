/** The decoded value of a cookie in a `document.cookie` string; null if it is missing, empty or not decodable. */
export function cookieIn(text: string, name: string): string | null {
  for (const part of text.split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() !== name) continue;
    try {
      return decodeURIComponent(value.join('=').trim()) || null;
    } catch {
      return null;
    }
  }
  return null;
}

/** SPEC 3: the cookies that the page reads. The refresh token is not among them (DESIGN 7). */
export type SessionCookie = 'access_token' | 'nickname';

export function readCookie(name: SessionCookie): string | null {
  return cookieIn(document.cookie, name);
}

/** Sets a cookie for all paths. @param attributes besides path and samesite, such as `max-age=60` */
export function writeCookie(name: string, value: string, attributes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = `${name}=${value}; path=/; ${attributes}; samesite=lax`;
}

/** SPEC 4: logging out clears the token and the nickname. The server clears the refresh token. */
export function clearSessionCookies(): void {
  for (const name of ['access_token', 'nickname']) writeCookie(name, '', 'max-age=0');
}
