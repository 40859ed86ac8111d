/** Whether a body has the hash of its part: the beginning of its SHA-256 in base64url. */
export async function hasHash(body: ArrayBuffer, hash: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll('+', '-').replaceAll('/', '_').startsWith(hash);
}
