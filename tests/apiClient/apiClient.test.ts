import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useBuyers } from '../../server/features/orders/testing/useBuyers.ts';
import { apiDocument } from '../../server/http/openapi/apiDocument.ts';
import { serverPort } from '../../server/platform/serverPort.ts';
import { describeWithGuide } from '../../server/testing/describeWithGuide.ts';
import { goodPassword } from '../../server/testing/testPassword.ts';

const run = promisify(execFile);
const folder = import.meta.dirname;
const tool = (file: string) => path.join(folder, 'node_modules', file);

const failedSchema = z.object({ stdout: z.string() });

/** The lines that the compiler prints about the programs; empty if it finds no mistake. */
async function compilePrograms(): Promise<string[]> {
  const compiler = tool('typescript/bin/tsc');
  try {
    await run(process.execPath, [compiler, '-p', folder], { cwd: folder });
    return [];
  } catch (error) {
    // Lines that begin with a space continue the previous line.
    return failedSchema
      .parse(error)
      .stdout.split('\n')
      .filter((line) => /^\S/.test(line));
  }
}

describe('clients generated from the OpenAPI document', () => {
  beforeAll(async () => {
    const generated = path.join(folder, 'generated');
    await mkdir(generated, { recursive: true });
    const source = path.join(generated, 'openapi.json');
    await writeFile(source, JSON.stringify(apiDocument()));
    // A field with a default may be left out of a request: the generator would otherwise require it.
    const options = ['--default-non-nullable=false', '--output', path.join(generated, 'solbada.ts')];
    await run(process.execPath, [tool('openapi-typescript/bin/cli.js'), source, ...options], { cwd: folder });
  });

  it('type-check in three programs, and find each mistake of a wrong one', async () => {
    const faults = await compilePrograms();
    const inWrongProgram = /^programs\/wrongProgram\.ts\((\d+),/;
    expect(faults.filter((fault) => !inWrongProgram.test(fault))).toEqual([]);
    expect(faults.map((fault) => Number(inWrongProgram.exec(fault)?.[1]))).toEqual([7, 8, 10]);
  });
});

/** Imports a program by its name. The project's own compiler doesn't see it, because its types are the generated ones. */
async function loadProgram<Program>(name: string): Promise<Program> {
  const module: unknown = await import(path.join(folder, 'programs', `${name}.ts`));
  const isProgram = z.custom<Program>((value) => typeof value === 'function');
  return isProgram.parse(z.looseObject({}).parse(module)[name]);
}

describeWithGuide('programs of clients', (database) => {
  const { app, newBuyer } = useBuyers(database);
  const origin = () => `http://127.0.0.1:${serverPort(app().server)}`;

  it('search places, and read the first', async () => {
    const searchPlaces =
      await loadProgram<(baseUrl: string, word: string) => Promise<unknown>>('searchPlaces');
    expect(await searchPlaces(origin(), 'Ojukheon')).toEqual({
      total: expect.any(Number),
      name: 'Ojukheon House and Municipal Museum',
      address: '24, Yulgok-ro 3139beon-gil, Gangneung-si, Gangwon State',
      isOpen: true,
    });
    expect(await searchPlaces(origin(), 'zzzz')).toBeNull();
  });

  it('sign in, save a plan, and list tickets', async () => {
    const savePlan =
      await loadProgram<
        (baseUrl: string, email: string, password: string, placeId: number) => Promise<unknown>
      >('savePlan');
    const buyer = await newBuyer();
    await buyer.buy();
    expect(await savePlan(origin(), buyer.email, goodPassword, 4)).toEqual({
      nickname: 'buyer 1',
      stops: ['Ojukheon House and Municipal Museum'],
      savedAt: '2026-11-21T03:00:00.000Z',
      paid: 1,
    });
    await expect(savePlan(origin(), buyer.email, 'wrong', 4)).rejects.toThrow('wrongEmailAndPassword');
  });

  it('order, confirm the payment, and read the ticket', async () => {
    type Authorize = (orderId: string, amount: number) => Promise<string>;
    const buyTicket =
      await loadProgram<
        (baseUrl: string, token: string, email: string, authorize: Authorize) => Promise<unknown>
      >('buyTicket');
    const buyer = await newBuyer();
    const authorize: Authorize = (orderId, amount) => buyer.authorize(orderId, undefined, amount);
    const token = buyer.visitor.accessToken ?? '';
    expect(await buyTicket(origin(), token, buyer.email, authorize)).toEqual({
      status: 'paid',
      percents: [100, 100, 90, 80, 70, 10, 0],
      stops: 1,
    });
    const refused = await buyTicket(origin(), token, 'nobody', authorize);
    expect(refused).toMatchObject({ problem: 'invalidEmail', fields: [{ field: 'customerEmail' }] });
    expect(await buyTicket(origin(), 'expired', buyer.email, authorize)).toMatchObject({
      problem: 'unauthorized',
    });
  });
});
