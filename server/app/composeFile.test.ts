import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { describeOnPostgresql } from '../platform/database/testing/testDatabases.ts';
import { killRunning, startCommand } from '../testing/startProcess.ts';
import { environmentSchema } from './environment.ts';

const text = readFileSync('ops/compose.yaml', 'utf8');

const serviceSchema = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  stop_grace_period: z.string().optional(),
  networks: z.array(z.string()).default(['default']),
});
const readServices = () =>
  z.object({ services: z.record(z.string(), serviceSchema) }).parse(parse(text)).services;

/** Checks a file against the Compose Specification (ops/schemas/README.md). @returns its violations */
function composeFaults(file: unknown): string[] {
  // The schema has the `id` keyword of an older JSON Schema draft, which Ajv refuses to read.
  const { $schema, id, ...schema } = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(readFileSync('ops/schemas/compose-spec.json', 'utf8')));
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  ajv.removeKeyword('id');
  const validate = ajv.compile(schema);
  validate(file);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('ops/compose.yaml', () => {
  it('follows the Compose Specification', () => {
    expect(composeFaults(parse(text))).toEqual([]);
    expect(composeFaults(parse(text.replace('healthcheck:', 'healthchek:')))).toEqual([
      '/services/solbada must NOT have additional properties',
    ]);
  });

  it('sets only variables that the product knows', () => {
    const names = Object.keys(readServices().solbada?.environment ?? {});
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !Object.keys(environmentSchema.shape).includes(name))).toEqual([]);
  });

  it('has no password and no key of its own', () => {
    const values = Object.values(readServices()).flatMap(({ environment }) => Object.entries(environment));
    const secrets = values.filter(([name]) => /SECRET|PASSWORD|_KEY$|CLIENT/.test(name));
    expect(secrets.map(([name]) => name)).toEqual(
      expect.arrayContaining(['SESSION_SECRET', 'POSTGRES_PASSWORD', 'PRODUCT_PASSWORD']),
    );
    expect(secrets.filter(([name, value]) => !value.startsWith(`\${${name}:?`))).toEqual([]);
    const passwords = values.map(([, value]) => /:\/\/[^/@]*:([^/@]*)@/.exec(value)?.[1]);
    expect(passwords.filter((password) => password !== undefined)).toEqual([
      `\${PRODUCT_PASSWORD}`,
      `\${POSTGRES_PASSWORD}`,
    ]);
  });

  it('migrates as the owner of the tables, and runs the product by the role of ops/roles.sql', () => {
    const { solbada, migrate, postgres } = readServices();
    const user = (service: typeof solbada) => new URL(service?.environment.DATABASE_URL ?? '').username;
    expect(migrate?.command).toEqual(['node', 'server/app/dataMain.ts', 'migrate']);
    expect(user(migrate)).toBe(postgres?.environment.POSTGRES_USER);
    expect(readFileSync('ops/roles.sql', 'utf8')).toContain(`create role ${user(solbada)} login`);
  });

  it('keeps the database, its migration and Valkey in a network without a way out', () => {
    const { networks } = parse(text);
    expect(networks).toEqual({ data: { internal: true } });
    const { solbada, mail, ...inside } = readServices();
    expect(solbada?.networks).toEqual(['default', 'data']);
    expect(mail?.networks).toEqual(['default']);
    expect(Object.keys(inside)).toEqual(['migrate', 'postgres', 'valkey']);
    for (const service of Object.values(inside)) expect(service.networks).toEqual(['data']);
  });

  it('checks the readiness of the product, and gives it longer to stop than it takes', () => {
    const { healthcheck, stop_grace_period: grace } = readServices().solbada ?? {};
    expect(healthcheck?.test.at(-1)).toContain('http://127.0.0.1:3000/readyz');
    expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(15);
  });
});

/** The variables that the image itself sets for a container. */
function imageVariables(): Record<string, string> {
  const lastStage =
    readFileSync('ops/Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const pairs = [...lastStage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const variables = pairs.map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')];
  });
  // Without PATH: the test runs the Node of this process, not the image's.
  return Object.fromEntries(variables.filter(([name]) => name !== 'PATH'));
}

describeOnPostgresql('the migration of ops/compose.yaml', (url) => {
  afterEach(killRunning);

  it('needs no variables but those of the image and its own', async () => {
    const { migrate } = readServices();
    const [, ...words] = migrate?.command ?? [];
    const variables = { ...imageVariables(), ...migrate?.environment, DATABASE_URL: url() };
    expect(variables).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
    const command = startCommand(process.execPath, words, { variables });
    expect([await command.ended, command.err()]).toEqual([0, '']);
    expect(command.out()).toBe('The database has all tables of this release.\n');
  });
});
