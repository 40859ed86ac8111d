import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { clearOwnCookie, setOwnCookie } from '../../http/ownCookies.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Clock, isAlive } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Seal } from '../../platform/secrets/seal.ts';

/** How long a visitor may take at the provider, or to log in with the password that confirms a link (ms). */
const flowLife = 10 * 60_000;
const path = '/api/v1/auth';

const oauthFlowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  returnTo: z.string().nullable(),
  until: z.number(),
});
export type OAuthFlow = z.infer<typeof oauthFlowSchema>;

const linkSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  until: z.number(),
});
type Link = z.infer<typeof linkSchema>;

interface TravelDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly isSecure: boolean;
  readonly outbox: Outbox;
}

type CookieName = 'google_travel' | 'google_link';

/**
 * State of a sign-in under way at Google, in sealed HttpOnly cookies: bound to the browser, with nonce and verifier out
 * of reach of scripts (RFC 9700, section 2.1.1).
 */
export class OAuthFlowCookies {
  readonly #deps: TravelDeps;

  constructor(deps: TravelDeps) {
    this.#deps = deps;
  }

  get #options() {
    return { path, httpOnly: true, sameSite: 'lax', secure: this.#deps.isSecure } as const;
  }

  #set(context: Pick<RequestContext, 'setCookie'>, name: CookieName, content: object): void {
    const { clock, seal } = this.#deps;
    const until = clock.now().getTime() + flowLife;
    const sealed = Buffer.from(seal.seal(JSON.stringify({ ...content, until }))).toString('base64url');
    setOwnCookie(context, name, sealed, { ...this.#options, maxAge: flowLife / 1000 });
  }

  /** Contents of a cookie that works once, without those that are tampered with or expired. */
  #take<S extends z.ZodType<{ until: number }>>(
    context: RequestContext,
    name: CookieName,
    schema: S,
  ): z.infer<S>[] {
    const cookies = context.cookies(name);
    if (cookies.length > 0) clearOwnCookie(context, name, this.#options);
    return cookies.map((cookie) => this.#open(cookie, schema)).filter((content) => content !== null);
  }

  #open<S extends z.ZodType<{ until: number }>>(cookie: string, schema: S): z.infer<S> | null {
    const { clock, seal } = this.#deps;
    try {
      const content = schema.safeParse(JSON.parse(seal.open(Buffer.from(cookie, 'base64url'))));
      if (!content.success) return null;
      return isAlive(new Date(content.data.until), clock.now(), flowLife) ? content.data : null;
    } catch {
      // Sealed with another secret, or forged.
      return null;
    }
  }

  begin(context: Pick<RequestContext, 'setCookie'>, oauthFlow: Omit<OAuthFlow, 'until'>): void {
    this.#set(context, 'google_travel', oauthFlow);
  }

  /** The OAuth flow of a callback, if this browser started it and the state matches. */
  end(context: RequestContext, state: string | undefined): OAuthFlow | null {
    const flows = this.#take(context, 'google_travel', oauthFlowSchema);
    if (state === undefined) return null;
    const expected = Buffer.from(state);
    const isExpected = (text: string) => {
      const bytes = Buffer.from(text);
      return bytes.length === expected.length && timingSafeEqual(bytes, expected);
    };
    return flows.find((flow) => isExpected(flow.state)) ?? null;
  }

  /** Remembers a Google user whose address has an account already, to link it after a password sign-in. */
  awaitPassword(context: RequestContext, user: Omit<Link, 'until'>): void {
    this.#set(context, 'google_link', user);
  }

  /** Links the remembered Google user, if there is one, and notifies the owner by mail. */
  async link(context: RequestContext, account: { id: string; email: string }): Promise<void> {
    const users = this.#take(context, 'google_link', linkSchema);
    const user = users.find(({ email }) => email === account.email);
    if (!user) return;
    const { database, clock, outbox } = this.#deps;
    await database.transaction(async () => {
      const linked = await database.sql
        .insertInto('account_identity')
        .values({
          issuer: user.issuer,
          subject: user.subject,
          account_id: account.id,
          linked_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id')
        .executeTakeFirst();
      if (!linked) return;
      const template = { kind: 'googleLinked', link: `${context.origin}/account` } as const;
      await outbox.post({ to: account.email, language: context.language, template });
    });
  }
}
