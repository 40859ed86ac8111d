import encodeQR from 'qr';

/** Quiet zone around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** A text as a QR code: the side of its square in modules, and the dark ones as one path. */
export function qrDrawing(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { side: rows.length, path };
}
