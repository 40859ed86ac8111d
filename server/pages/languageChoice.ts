import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageSchema } from '../../contract/locale.ts';
import { cacheControl } from '../http/caching.ts';
import { setOwnCookie } from '../http/ownCookies.ts';

/** How long the chosen language is remembered (s): a year. */
const keptFor = 31_536_000;

const choiceSchema = z.object({ language: languageSchema, to: z.string().max(2000).catch('/') });

/** The address to return to: only on this origin, and without the `lang` of the previous language. */
export function backAddress(to: string): string {
  const base = 'http://solbada.invalid';
  const url = URL.canParse(to, base) ? new URL(to, base) : new URL(base);
  if (url.origin !== base || !to.startsWith('/')) return '/';
  url.searchParams.delete('lang');
  // `//host` would lead to another host; a path has one slash.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
}

/** The language menu without script: a form that sets the cookie and redirects back. */
export function registerLanguageChoice(app: FastifyInstance, isSecure: () => boolean): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post('/language', async (request, reply) => {
    reply.header('cache-control', cacheControl.noStore);
    const choice = choiceSchema.safeParse(request.body);
    if (!choice.success) return reply.redirect('/', 303);
    const options = { path: '/', maxAge: keptFor, sameSite: 'lax', secure: isSecure() } as const;
    setOwnCookie(reply, 'language', choice.data.language, options);
    return reply.redirect(backAddress(choice.data.to), 303);
  });
}
