import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { StaffPasskeyTable } from '../../platform/database/deskTables.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Loaded at first use: it takes a quarter of a second and 28 MB, and most processes never need it. */
const library = () => import('@simplewebauthn/server');
const libraryHelpers = () => import('@simplewebauthn/server/helpers');

/** EdDSA, ES256 and RS256 (IANA COSE algorithms): every device has one of them, and so has every version of Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

const base64url = z.string().regex(/^[\w-]{1,20000}$/);
/** A credential's id has at most 1,023 bytes (WebAuthn, section 7.1). */
const credentialId = z.string().regex(/^[\w-]{1,1364}$/);
const credentialSchema = z.object({ id: credentialId, rawId: credentialId, type: z.literal('public-key') });

const registrationSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

const signInSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});
export type SignInResponse = z.infer<typeof signInSchema>;

type StoredPasskey = Pick<Selectable<StaffPasskeyTable>, 'id' | 'transports'>;

/** The user handle that a passkey keeps, and gives back at a sign-in. */
const userHandle = (staffId: string) => new TextEncoder().encode(staffId);

/** Options to register a discoverable passkey, behind the device's fingerprint, face or PIN. */
export async function registrationOptions(
  party: RelyingParty,
  {
    staff,
    existing,
  }: {
    readonly staff: { readonly id: string; readonly email: string; readonly name: string };
    readonly existing: readonly StoredPasskey[];
  },
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Solbada',
    rpID: party.id,
    userID: userHandle(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** Options to sign in with any passkey of this site. */
export async function signInOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  return { ...(await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })) };
}

/** Converts the library's errors to null: it throws for anything that is wrong with a response. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}

/**
 * Whether an attestation has no certificates. Verifying those would fetch revocation lists from addresses that the
 * client chose; without attestation (`none`) browsers send only these two forms (WebAuthn, section 5.1.3).
 */
async function isWithoutCertificates({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await libraryHelpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** The new passkey of a registration, or null when the response is not valid. */
export async function verifiedRegistration(
  party: RelyingParty,
  { response, challenge }: { readonly response: unknown; readonly challenge: string },
): Promise<WebAuthnCredential | null> {
  const parsed = registrationSchema.safeParse(response);
  if (!parsed.success) return null;
  return orNull(async () => {
    const registration = { ...parsed.data, clientExtensionResults: {} };
    if (!(await isWithoutCertificates(registration))) return null;
    const { verifyRegistrationResponse } = await library();
    const verification = await verifyRegistrationResponse({
      response: registration,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!verification.verified) return null;
    const { credential } = verification.registrationInfo;
    return credentialId.safeParse(credential.id).success ? credential : null;
  });
}

/** Parses the response of a sign-in. @throws ProblemError 'passkeyRefused' */
export function readSignInResponse(response: unknown): SignInResponse {
  const parsed = signInSchema.safeParse(response);
  if (!parsed.success) throw new ProblemError('passkeyRefused');
  return parsed.data;
}

/** The authenticator's counter after a sign-in, or null when the response is not valid or the key was copied. */
export async function verifiedCounter(
  party: RelyingParty,
  {
    response,
    challenge,
    passkey,
  }: {
    readonly response: SignInResponse;
    readonly challenge: string;
    readonly passkey: Selectable<StaffPasskeyTable>;
  },
): Promise<number | null> {
  const handle = Buffer.from(userHandle(passkey.staff_id)).toString('base64url');
  if (response.response.userHandle !== handle) return null;
  return orNull(async () => {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}
