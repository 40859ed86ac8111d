import { get, type OutgoingHttpHeaders } from 'node:http';

/** A response as it was sent, without the headers that belong to the connection. */
export interface RawResponse {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** The brotli bytes of a response as sent: fetch() would decompress them. */
export function fetchRaw(address: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date, connection, ...headers } = response.headers;
        if (response.statusCode === 200) resolve({ headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${address}: ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
