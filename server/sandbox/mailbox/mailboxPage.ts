import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapedHtml } from '../../http/escapedHtml.ts';
import type { Database } from '../../platform/database/database.ts';

const max = 100;
const querySchema = z.object({ to: z.string().max(400).optional().catch(undefined) });

const style = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:44rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
.note{padding:.75rem 1rem;border:2px dashed;border-radius:.5rem}
input,button{min-height:2.75rem;padding:.5rem .75rem;font:inherit}
input{width:min(100%,22rem)}
details{border-top:1px solid GrayText;padding:.5rem 0}
summary{min-height:2.75rem;cursor:pointer}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
small{opacity:.8}`;
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
const policy = `default-src 'none'; style-src ${styleSource}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

interface ShownMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

async function readMails(database: Database, to: string | undefined): Promise<ShownMail[]> {
  let asking = database.sql.selectFrom('sandbox_mail').selectAll().orderBy('number', 'desc').limit(max);
  if (to?.trim()) asking = asking.where('recipient', '=', to.trim().toLowerCase());
  const mails = await asking.execute();
  return mails.map((mail) => ({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    sentAt: mail.sent_at.toISOString(),
  }));
}

/** Turns links of a mail's text into anchors; the rest stays escaped text. */
function withLinks(text: string): string {
  return escapedHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}

function mailHtml({ to, subject, text, sentAt }: ShownMail, index: number): string {
  return `<details${index === 0 ? ' open' : ''}>
<summary><strong>${escapedHtml(subject)}</strong><br><small>${escapedHtml(to)} · ${escapedHtml(sentAt)}</small></summary>
<pre>${withLinks(text)}</pre>
</details>`;
}

function pageHtml(mails: readonly ShownMail[], to: string): string {
  const list = mails.map(mailHtml).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Sandbox mailbox · Solbada</title><style>${style}</style></head>
<body><main>
<h1>Sandbox mailbox</h1>
<p class="note">No mail server is set (SMTP_URL), so mails end here instead of being sent.
<span lang="ko">메일 서버가 설정되지 않아, 메일이 발송되지 않고 여기에 표시됩니다.</span></p>
<form><p><label for="to">Address</label><br><input id="to" name="to" type="email" value="${escapedHtml(to)}"> <button>Show</button></p></form>
<p role="status">${mails.length === 0 ? 'No mails yet.' : `${mails.length} mails, newest first`}</p>
${list}
<p><a href="/">Solbada</a></p>
</main></body>
</html>`;
}

/**
 * /sandbox/mailbox: the mails that would have been sent, as a page, and as JSON for clients that accept it
 * (docs/product/environment.md#providers).
 */
export function registerMailboxPage(app: FastifyInstance, database: Database): void {
  app.get('/sandbox/mailbox', async (request, reply) => {
    const { to } = querySchema.parse(request.query);
    const mails = await readMails(database, to);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) return mails;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(pageHtml(mails, to ?? ''));
  });
}
