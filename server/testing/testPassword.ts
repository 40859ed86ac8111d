export const goodPassword = 'Summer2026!';
/** Of `goodPassword`, as the product hashes it: 19 MiB of memory for each account would be much. */
export const goodPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$IF6Zr39GVFh1i2E8wwdLFA$y0SOkliTv9WTB2Cjn1Zi7Q3dB7U/QCd8ecvLAFiDXwk';
