import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const client = { clientId: 'product', clientSecret: 'a-secret-of-the-product' };

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** Faults of the issuer that a test sets. */
interface Faults {
  /** Changes the claims of the ID token. */
  claims?: Record<string, unknown>;
  /** Builds the whole token from the claims. */
  idToken?: (claims: Record<string, unknown>) => string | Promise<string>;
  discovery?: Answer;
  token?: Answer;
  jwks?: Answer;
  metadata?: Record<string, unknown>;
}

export interface FakeIssuer {
  readonly url: string;
  faults: Faults;
  /** Requested paths. */
  readonly asked: string[];
  /** The nonce of the next ID token. */
  nonce: string;
  close(): Promise<void>;
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Made once, since it is slow. */
const keyPair = generateKeyPair('RS256');

/** A fake issuer on a port of its own, which exchanges every code for a token and has the faults that a test sets. */
export async function startFakeIssuer(): Promise<FakeIssuer> {
  const keys = await keyPair;
  const published = { ...(await exportJWK(keys.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' };

  const answers: Record<string, Answer> = {
    '/.well-known/openid-configuration': (response, request) =>
      fake.faults.discovery
        ? fake.faults.discovery(response, request)
        : json(response, {
            issuer: fake.url,
            authorization_endpoint: `${fake.url}/auth`,
            token_endpoint: `${fake.url}/token`,
            jwks_uri: `${fake.url}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            ...fake.faults.metadata,
          }),
    '/jwks': (response, request) =>
      fake.faults.jwks ? fake.faults.jwks(response, request) : json(response, { keys: [published] }),
    '/token': async (response, request) => {
      if (fake.faults.token) return fake.faults.token(response, request);
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
        ...fake.faults.claims,
      };
      const idToken = fake.faults.idToken
        ? await fake.faults.idToken(claims)
        : await new SignJWT(claims)
            .setProtectedHeader({ alg: 'RS256', kid: published.kid })
            .sign(keys.privateKey);
      json(response, { access_token: 'an-access-token', token_type: 'Bearer', id_token: idToken });
    },
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    fake.asked.push(path);
    const answer = answers[path];
    if (answer) void answer(response, request);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const fake: FakeIssuer = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    faults: {},
    asked: [],
    nonce: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
