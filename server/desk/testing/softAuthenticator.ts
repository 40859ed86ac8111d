import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { z } from 'zod';

type Cbor = Parameters<typeof isoCBOR.encode>[0];

/** Flags of authenticator data (WebAuthn, section 6.1). */
const flag = { userPresent: 1, userVerified: 4, hasCredential: 64 } as const;

const registrationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
});
const signInSchema = z.object({ challenge: z.string(), rpId: z.string() });

interface Passkey {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  counter: number;
}

/** What a test changes to make a response invalid. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly isVerified?: boolean;
  readonly idLength?: number;
  readonly attestation?: ReadonlyMap<string, Cbor>;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A big-endian number of so many bytes. */
function toBytes(value: number, length: 2 | 4): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
}

/** The public key in COSE's form (RFC 9053, section 7.1.1), for ES256. */
function toCoseKey(publicKey: KeyObject): Uint8Array {
  const { x, y } = z.object({ x: z.string(), y: z.string() }).parse(publicKey.export({ format: 'jwk' }));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/** An authenticator in software, in a browser at one origin: real ES256 keys, attestation `none`. */
export class SoftAuthenticator {
  readonly #origin: string;
  #passkey: Passkey | null;

  constructor(origin: string, passkey: Passkey | null = null) {
    this.#origin = origin;
    this.#passkey = passkey;
  }

  /** The same key with the same counter on another device. */
  copy(): SoftAuthenticator {
    return new SoftAuthenticator(this.#origin, { ...this.#known() });
  }

  #known(): Passkey {
    if (!this.#passkey) throw new Error('this authenticator has no passkey yet');
    return this.#passkey;
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #head(rpId: string, flags: number, counter: number, isVerified = true): Buffer {
    const all = flags | flag.userPresent | (isVerified ? flag.userVerified : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), toBytes(counter, 4)]);
  }

  /** Registers a new passkey, in place of the previous one. */
  register(options: unknown, wrong: Deviation = {}) {
    const { challenge, rp, user } = registrationSchema.parse(options);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const passkey = { id: randomBytes(wrong.idLength ?? 16), privateKey, userHandle: user.id, counter: 1 };
    this.#passkey = passkey;
    const aaguid = Buffer.alloc(16);
    const authData = Buffer.concat([
      this.#head(wrong.rpId ?? rp.id, flag.hasCredential, passkey.counter, wrong.isVerified),
      aaguid,
      toBytes(passkey.id.length, 2),
      passkey.id,
      toCoseKey(publicKey),
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
      ...(wrong.attestation ?? []),
    ]);
    const id = passkey.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData(
          'webauthn.create',
          wrong.challenge ?? challenge,
          wrong.origin,
        ).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  signIn(options: unknown, wrong: Deviation = {}) {
    const { challenge, rpId } = signInSchema.parse(options);
    const passkey = this.#known();
    passkey.counter += 1;
    const clientData = this.#clientData('webauthn.get', wrong.challenge ?? challenge, wrong.origin);
    const authData = this.#head(wrong.rpId ?? rpId, 0, passkey.counter, wrong.isVerified);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), passkey.privateKey);
    const id = passkey.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: wrong.userHandle ?? passkey.userHandle,
      },
    };
  }
}
