import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { PasskeyFailure, type PasskeyProblem } from './PasskeyFailure.ts';

/** Options of the WebAuthn API in its JSON form, as the server's library makes them. */
type Options = Record<string, unknown>;

const isRequest = (options: Options): options is Options & PublicKeyCredentialRequestOptionsJSON =>
  typeof options.challenge === 'string';
const isCreation = (options: Options): options is Options & PublicKeyCredentialCreationOptionsJSON =>
  typeof options.challenge === 'string' && typeof options.user === 'object';

/** Browsers keep passkeys for domain names only, and from secure pages only. */
const isIpAddress = () => /^(\d+\.){3}\d+$|^\[/.test(location.hostname);

function passkeyProblem(error: unknown): PasskeyProblem {
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'registered';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'insecure';
  if (code === 'ERROR_CEREMONY_ABORTED') return 'cancelled';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // Browsers do not say whether a person cancelled or the device has no passkey.
  if (cause instanceof Error && cause.name === 'NotAllowedError') return 'cancelled';
  return 'failed';
}

/** @throws PasskeyFailure where no device could use a passkey on this page */
export function assertPasskeysWork(): void {
  if (!window.isSecureContext || isIpAddress()) throw new PasskeyFailure('insecure');
  if (!browserSupportsWebAuthn()) throw new PasskeyFailure('unsupported');
}

async function requestCredential(request: () => Promise<object>): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(Object.entries(await request()));
  } catch (error) {
    throw new PasskeyFailure(passkeyProblem(error), error);
  }
}

/** Asks the device for one of its passkeys. @throws PasskeyFailure */
export function askForPasskey(options: Options): Promise<Record<string, unknown>> {
  return requestCredential(async () => {
    if (!isRequest(options)) throw new Error('these are no options to sign in');
    return startAuthentication({ optionsJSON: options });
  });
}

/** Asks the device to make a passkey. @throws PasskeyFailure */
export async function createPasskey(options: Options): Promise<Record<string, unknown>> {
  assertPasskeysWork();
  return requestCredential(async () => {
    if (!isCreation(options)) throw new Error('these are no options to make a passkey');
    return startRegistration({ optionsJSON: options });
  });
}
