import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '../desk/testing/auditLines.ts';
import { createShopTest } from '../features/orders/testing/shop.ts';
import { SimulatedProvider } from '../features/orders/testing/simulatedProvider.ts';
import { createOutbox } from '../mail/outbox.ts';
import {
  describeOnBothEngines,
  freshDataFolder,
  migrated,
} from '../platform/database/testing/testDatabases.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { killRunning, startCommand } from '../testing/startProcess.ts';
import { TestClock } from '../testing/testApplication.ts';
import { readCommand } from './command.ts';
import { readDeskCommand } from './deskCommand.ts';
import { createOperate } from './operate.ts';
import { askRunningProcess, openOperatorSocket } from './operatorSocket.ts';

describe('the operator’s command line', () => {
  it('parses commands', () => {
    expect(readCommand(['list'])).toEqual({ command: 'list' });
    expect(readCommand(['list', '--status', 'paid', '--day', '2026-12-24'])).toEqual({
      command: 'list',
      status: 'paid',
      day: '2026-12-24',
    });
    expect(readCommand(['refund', 'order_1', '--percent', '50', '--reason', ' storm '])).toEqual({
      command: 'refund',
      order: 'order_1',
      percent: 50,
      reason: 'storm',
    });
  });

  it.each([
    [[], 'command is one of list, show, refund, resend.'],
    [['sell'], 'command is one of list, show, refund, resend.'],
    [['list', '--status', 'lost'], 'status is one of ready, confirming, paid, refused, cancelled, expired.'],
    [['list', '--day', 'today'], 'day is a day of a tour as yyyy-mm-dd.'],
    [['show'], 'order is the number of an order, order_….'],
    [['refund', 'order_1', '--percent', '101', '--reason', 'x'], 'percent is 1 to 100.'],
    [['refund', 'order_1', '--percent', '0', '--reason', 'x'], 'percent is 1 to 100.'],
    [['refund', 'order_1', '--percent', '1.5', '--reason', 'x'], 'percent is a whole number.'],
    [['refund', 'order_1', '--percent', '50'], 'reason is needed: it goes to the payment provider.'],
    [['show', 'order_1', 'order_2'], 'order_2: too many words.'],
    [['show', '--all'], "Unknown option '--all'"],
  ])('reports the fault in %j', (words, sentence) => {
    expect(() => readCommand(words)).toThrow(sentence);
  });
});

describeOnBothEngines("operator's commands through the socket of a running process", (database) => {
  const clock = new TestClock();
  const test = createShopTest(database, clock);
  const provider = new SimulatedProvider(clock);
  let dataDir = '';
  let close = async () => undefined as unknown;
  let shop: ReturnType<typeof test.startShop>;

  beforeAll(async () => {
    await test.begin();
    dataDir = await mkdtemp(path.join(tmpdir(), 'solbada-operator-'));
    shop = test.startShop(provider, 5_000);
    const outbox = createOutbox({
      database: database(),
      clock,
      seal: createSeal(randomBytes(32)),
      onPosted: () => undefined,
    });
    const deskOrigin = 'https://desk.guide.example';
    const writeGuide = async (folder: string) => {
      await writeFile(path.join(folder, 'themes.json'), '[]');
      return { written: 228, hidden: 1 };
    };
    const operate = createOperate({ database: database(), clock, outbox, deskOrigin, writeGuide, ...shop });
    const socket = await openOperatorSocket(dataDir, operate, () => undefined);
    close = async () => {
      await socket.close();
      await shop.close();
    };
  });
  beforeEach(() => {
    provider.outcomes = [];
    provider.refundRefusal = null;
  });
  afterAll(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const operate = (...words: string[]) => askRunningProcess(dataDir, readCommand(words));
  async function bought() {
    const id = await test.newOrder();
    provider.authorize(`key_${id}`, id);
    await shop.confirm(id, `key_${id}`);
    return id;
  }
  const refund = (id: string) => operate('refund', id, '--percent', '50', '--reason', 'storm');

  it('DESIGN 11: opens its socket only for the user of the process', async () => {
    expect((await stat(path.join(dataDir, 'operator.sock'))).mode & 0o777).toBe(0o600);
  });

  it('lists orders by status and day, and shows one with its transitions and no secret', async () => {
    const [paid, ready] = [await bought(), await test.newOrder()];
    const list = await operate('list', '--status', 'paid', '--day', '2026-12-24');
    expect(list).toContain(paid);
    expect(list).not.toContain(ready);
    expect(await operate('list', '--day', '2020-01-01')).toBe('No orders.');
    const shown = await operate('show', paid);
    expect(shown).toMatch(/visitor +ready -> confirming/);
    expect(shown).toMatch(/visitor +confirming -> paid/);
    await expect(operate('show', 'order_unknown')).rejects.toThrow('There is no order order_unknown.');
  });

  it('escapes control characters of visitors’ unchecked input on the terminal', async () => {
    const id = await test.newOrder();
    await database()
      .sql.updateTable('ticket_order')
      .set({
        customer_name: 'KIM\u202eARO\nstatus     paid',
        customer_email: 'a\u001b[2J@example.com',
        cancel_reason: '\u009b31m',
        refund_amount: 1,
        refund_percent: 1,
      })
      .where('id', '=', id)
      .execute();
    for (const printed of [await operate('list', '--status', 'ready'), await operate('show', id)]) {
      expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
      expect(printed).toContain('a\\u{1b}[2J@example.com');
    }
    const shown = await operate('show', id);
    expect(shown).toContain('KIM\\u{202e}ARO\\u{a}status     paid');
    expect(shown).toContain('because: \\u{9b}31m');
  });

  it('refunds the percentage that the operator gives, once', async () => {
    const id = await bought();
    expect(await refund(id)).toBe(`₩15,000 of ${id} is paid back; the ticket is cancelled.`);
    expect(provider.charges(id)).toMatchObject([{ refunded: 15_000 }]);
    await expect(refund(id)).rejects.toThrow(`${id} cannot be refunded: it is cancelled.`);
    expect(await test.mails(id)).toEqual(['ticketCancelled', 'ticketPaid']);
    expect(await operate('show', id)).toMatch(/operator +paid -> cancelled/);
  });

  it('keeps a refund without a response of the provider, and leaves the ticket unchanged after a refusal', async () => {
    const [kept, refused] = [await bought(), await bought()];
    provider.outcomes = ['lostBefore'];
    expect(await refund(kept)).toContain('goes on asking');
    await expect(refund(kept)).rejects.toThrow('its refund is under way');
    provider.refundRefusal = 'REFUND_REJECTED';
    await expect(refund(refused)).rejects.toThrow('refused to pay back');
    expect(await test.order(refused)).toMatchObject({ status: 'paid', cancel_requested_at: null });
  });

  it('sends a receipt again, and refuses to for an unpaid order', async () => {
    const [paid, ready] = [await bought(), await test.newOrder()];
    expect(await operate('resend', paid)).toContain(`${paid}@example.com`);
    expect(await test.mails(paid)).toEqual(['ticketPaid', 'ticketPaid']);
    await expect(operate('resend', ready)).rejects.toThrow('it has no receipt');
  });

  it('invites, and lists, the staff', async () => {
    const desk = (...words: string[]) => askRunningProcess(dataDir, readDeskCommand(words));
    expect(await desk('invite', 'first@example.com')).toMatch(
      /^https:\/\/desk\.guide\.example\/desk\/join#[\w-]{43}\n/,
    );
    expect(await desk('list')).toMatch(/^owner +first@example\.com {2}first {2}invited until /);
  });

  it('writes what the operator changes into the audit trail of the desk', async () => {
    const id = await bought();
    await operate('resend', id);
    await refund(id);
    await expect(refund(id)).rejects.toThrow('cannot be refunded');
    const lines = await auditLines(database(), 'order', id);
    expect(lines).toMatchObject([
      { actor: 'operator', actor_id: null, subject: 'order', action: 'resend' },
      { actor: 'operator', action: 'refund', after: { percent: 50, amount: 15_000 } },
    ]);
    expect(lines).toHaveLength(2);
  });

  it('writes the guide into a new folder, and into no other', async () => {
    const folder = path.join(dataDir, 'guide');
    const written = await askRunningProcess(dataDir, { command: 'exportGuide', folder });
    expect(written).toBe(`228 places are in ${folder}. Hidden places are left out (1).`);
    expect(await readdir(folder)).toEqual(['themes.json']);
    await expect(askRunningProcess(dataDir, { command: 'exportGuide', folder })).rejects.toThrow(
      `${folder} is there already; an export overwrites nothing.`,
    );
    const nowhere = path.join(dataDir, 'missing', 'guide');
    await expect(askRunningProcess(dataDir, { command: 'exportGuide', folder: nowhere })).rejects.toThrow(
      `${nowhere} could not be written (ENOENT).`,
    );
  });

  it('replaces the socket of a dead process, and keeps that of a running one', async () => {
    const second = await openOperatorSocket(
      dataDir,
      async () => 'another',
      () => undefined,
    );
    expect(await operate('list', '--day', '2020-01-01')).toBe('No orders.');
    await second.close();
    expect(await operate('list', '--day', '2020-01-01')).toBe('No orders.');
  });
});

describe("operator's commands where no process runs", () => {
  afterEach(killRunning);
  it('DESIGN 11: open the database themselves', { timeout: 120_000 }, async () => {
    const { dataDir, dispose } = await freshDataFolder(migrated);
    const run = async (...words: string[]) => {
      const variables = { DATA_DIR: dataDir };
      const command = startCommand(process.execPath, ['server/app/ordersMain.ts', ...words], { variables });
      return { code: await command.ended, said: command.out() + command.err() };
    };
    expect(await run('list')).toEqual({ code: 0, said: 'No orders.\n' });
    expect(await run('show', 'order_unknown')).toEqual({
      code: 1,
      said: 'There is no order order_unknown.\n',
    });
    await dispose();
  });
});
