import { expect, type Page } from '@playwright/test';

interface MailTemplate {
  text: string;
  sentAt: string;
}

/** The mails to an address, newest first (the sandbox of the mail; docs/product/environment.md#providers). */
export async function readMailsTo(page: Page, address: string): Promise<MailTemplate[]> {
  const response = await page.request.get(`/sandbox/mailbox?to=${encodeURIComponent(address)}`, {
    headers: { accept: 'application/json' },
  });
  expect(response.status(), 'the mailbox answers').toBe(200);
  return response.json();
}

/**
 * The code of the newest of `count` mails, once that many have arrived (the only six joined digits;
 * docs/product/accounts.md#api-sign-up).
 */
export async function codeMailedTo(page: Page, address: string, count = 1): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const letters = await readMailsTo(page, address);
        code = /\b[0-9]{6}\b/.exec(letters[0]?.text ?? '')?.[0] ?? '';
        return letters.length;
      },
      { message: `${count} letters to ${address}` },
    )
    .toBeGreaterThanOrEqual(count);
  return code;
}

/** An address that no other test uses. */
export function freshAddress(): string {
  return `visitor-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

/** A nickname that no other test uses, within 15 characters. */
export function freshNickname(): string {
  return `n${Math.random().toString(36).slice(2, 12)}`;
}
