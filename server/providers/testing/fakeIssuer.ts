import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import {
  type HonestResponse,
  type MalformedServer,
  startMalformedServer,
} from '../../testing/malformedServer.ts';

export const client = { clientId: 'product', clientSecret: 'a-secret-of-the-product' };

export const issuerPaths = {
  discovery: '/.well-known/openid-configuration',
  jwks: '/jwks',
  token: '/token',
} as const;

/** What a test changes in the responses; the sandbox of Google sends only what the standard allows. */
interface Changes {
  /** The claims of the ID token. */
  claims?: Record<string, unknown>;
  /** Builds the whole ID token from the claims. */
  idToken?: (claims: Record<string, unknown>) => string | Promise<string>;
  metadata?: Record<string, unknown>;
  /** Whole responses, by path. */
  responses?: Record<string, HonestResponse>;
}

export interface FakeIssuer extends MalformedServer {
  changes: Changes;
  /** The nonce of the next ID token. */
  nonce: string;
}

export const json = (body: unknown, status = 200): HonestResponse => ({ status, body: JSON.stringify(body) });

/** Made once, since it is slow. */
const keyPair = generateKeyPair('RS256');

/** A fake issuer that exchanges every code for a token. The fault applies to one of its paths. */
export async function startFakeIssuer(malformedPath: string = issuerPaths.token): Promise<FakeIssuer> {
  const keys = await keyPair;
  const published = { ...(await exportJWK(keys.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' };

  function discovery(): HonestResponse {
    return json({
      issuer: fake.url,
      authorization_endpoint: `${fake.url}/auth`,
      token_endpoint: `${fake.url}${issuerPaths.token}`,
      jwks_uri: `${fake.url}${issuerPaths.jwks}`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...fake.changes.metadata,
    });
  }

  async function token(): Promise<HonestResponse> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: fake.url,
      aud: client.clientId,
      sub: '1234',
      nonce: fake.nonce,
      iat: now,
      exp: now + 600,
      email: 'someone@example.com',
      email_verified: true,
      ...fake.changes.claims,
    };
    const signed = () =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: published.kid }).sign(keys.privateKey);
    const idToken = await (fake.changes.idToken ?? signed)(claims);
    return json({ access_token: 'an-access-token', token_type: 'Bearer', id_token: idToken });
  }

  const server = await startMalformedServer(
    async ({ path }) => {
      const changed = fake.changes.responses?.[path];
      if (changed) return changed;
      if (path === issuerPaths.discovery) return discovery();
      if (path === issuerPaths.jwks) return json({ keys: [published] });
      return path === issuerPaths.token ? token() : json({}, 404);
    },
    ({ path }) => path === malformedPath,
  );
  const fake: FakeIssuer = { ...server, changes: {}, nonce: '' };
  return fake;
}
