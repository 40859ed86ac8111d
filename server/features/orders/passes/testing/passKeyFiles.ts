import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import forge from 'node-forge';
import { afterAll } from 'vitest';

interface Signer {
  readonly certificate: string;
  readonly key: string;
}

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** A certificate. @param issuer by default itself @param until its last day */
function issue(subject: forge.pki.CertificateField[], issuer?: Signer, until = '2030-01-01'): Signer {
  const { publicKey, privateKey } = keyPair();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A signature names its signer by issuer and number.
  certificate.serialNumber = issuer ? '02' : '01';
  certificate.validity.notBefore = new Date('2020-01-01');
  certificate.validity.notAfter = new Date(until);
  certificate.setSubject(subject);
  certificate.setIssuer(
    issuer ? forge.pki.certificateFromPem(issuer.certificate).subject.attributes : subject,
  );
  certificate.setExtensions(issuer ? [] : [{ name: 'basicConstraints', cA: true }]);
  certificate.sign(forge.pki.privateKeyFromPem(issuer?.key ?? privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: privateKey };
}

/** The type of the object identifier of a subject's UID, which the library doesn't name. */
const userId = '0.9.2342.19200300.100.1.1';

/**
 * The files that an operator has from Apple and Google, signed by our own authority. They exist until the suite
 * ends.
 */
export function passKeyFiles({ until }: { readonly until?: string } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'solbada-passes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, text: string) => {
    const written = path.join(folder, name);
    writeFileSync(written, text);
    return written;
  };
  const authority = issue([{ name: 'commonName', value: 'Test WWDR' }]);
  const signer = issue(
    [
      { type: userId, value: 'pass.example.solbada' },
      { name: 'commonName', value: 'Pass Type ID: pass.example.solbada' },
      { name: 'organizationalUnitName', value: 'TEAM123456' },
    ],
    authority,
    until,
  );
  const google = keyPair();
  const account = { client_email: 'passes@solbada.example', private_key: google.privateKey };
  const apple = {
    APPLE_PASS_CERTIFICATE: file('pass.pem', signer.certificate),
    APPLE_PASS_KEY: file('pass.key', signer.key),
    APPLE_PASS_INTERMEDIATE: file('wwdr.pem', authority.certificate),
  };
  return {
    file,
    authority,
    /** Variables of the product. */
    variables: {
      ...apple,
      GOOGLE_WALLET_ISSUER: '3388000000012345678',
      GOOGLE_WALLET_KEY: file('google.json', JSON.stringify(account)),
    },
    /** Another key, which belongs to no certificate. */
    otherKey: file('other.key', keyPair().privateKey),
    googlePublicKey: google.publicKey,
  };
}
