import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrDrawing } from './qrDrawing.ts';

it('draws a code from which a scanner reads the address', () => {
  const text = 'https://solbada.example/ticket-check/order_1764000000000_Zx81.c2lnbmF0dXJl';
  const { side, path } = qrDrawing(text);
  const scale = 4;
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy++) {
      for (let dx = 0; dx < scale; dx++) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(text);
});
