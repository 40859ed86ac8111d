export const goodPassword = 'Summer2026!';
/** The hash of `goodPassword`, made by the product: hashing it for each account would take 19 MiB of memory each time. */
export const goodPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$IF6Zr39GVFh1i2E8wwdLFA$y0SOkliTv9WTB2Cjn1Zi7Q3dB7U/QCd8ecvLAFiDXwk';
