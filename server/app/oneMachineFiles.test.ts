import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiBase } from '../../contract/addresses.ts';
import { octoPath } from '../features/octo/openOcto.ts';
import { environmentSchema } from './environment.ts';

const read = (name: string) => readFile(`ops/one-machine/${name}`, 'utf8');

/** The sections of a unit of systemd with their settings. */
function parseUnit(text: string): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  let section: Record<string, string> | undefined;
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+)=(.+)$/.exec(line) ?? [];
    if (name !== undefined) section = sections[name] = {};
    else if (section && key !== undefined && value !== undefined) section[key] = value;
    else throw new Error(`not a line of a unit: ${line}`);
  }
  return sections;
}

/** The blocks of a Caddyfile with their directives, one on a line (https://caddyserver.com/docs/caddyfile/concepts). */
function parseCaddyfile(text: string): Record<string, string[]> {
  const blocks: Record<string, string[]> = {};
  let block: string[] | null = null;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, address] = /^(\S+) \{$/.exec(line) ?? [];
    if (block === null && address !== undefined) block = blocks[address] = [];
    else if (block !== null && line === '}') block = null;
    else if (block !== null && !/[{}]$/.test(line.replaceAll(/\{\w+\}/g, ''))) block.push(line);
    else throw new Error(`not a line of a Caddyfile: ${line}`);
  }
  if (block !== null) throw new Error('a block of the Caddyfile is not closed');
  return blocks;
}

describe('the files for one machine', () => {
  it('leads the domain to the port on which the product listens, and redirects pages but not calls to https', async () => {
    const { PORT, HOST } = environmentSchema.parse({});
    expect(parseCaddyfile(await read('Caddyfile'))).toEqual({
      'guide.example': [`reverse_proxy ${HOST}:${PORT}`],
      'www.guide.example': ['redir https://guide.example{uri} permanent'],
      'http://guide.example': [
        `@pages not path ${apiBase.replace('/v1', '')}/* ${octoPath} ${octoPath}/* /mcp`,
        'redir @pages https://guide.example{uri} permanent',
        'respond "Use https." 403',
      ],
    });
  });

  it('starts the product and the backup by commands of package.json', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    const service = parseUnit(await read('solbada.service'));
    expect(service).toMatchObject({ Service: { ExecStart: '/usr/bin/npm start', TimeoutStopSec: '20' } });
    const backup = parseUnit(await read('solbada-backup.service'));
    expect(backup.Service?.ExecStart).toContain('npm run data -- backup');
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'data', 'doctor', 'desk']));
    expect(parseUnit(await read('solbada-backup.timer'))).toMatchObject({
      Timer: { OnCalendar: '*-*-* 03:30:00 Asia/Seoul' },
    });
  });

  it('installs, updates and goes back by the commands of go-live.md, without version control data', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'go-live-'));
    try {
      const at = (...names: string[]) => path.join(folder, ...names);
      await mkdir(at('product'));
      await mkdir(at('solbada.git'));
      const run = (command: string, cwd = at('product')) =>
        execFileSync('bash', ['-ec', command], { cwd, encoding: 'utf8', stdio: 'pipe' });
      const commit =
        'git -c user.name=Somebody -c user.email=somebody@example.com commit --quiet --message new';
      run(`git init --quiet repository && cd repository && touch old && git add . && ${commit}`, folder);

      const guide = (await readFile('docs/go-live.md', 'utf8'))
        .replaceAll('sudo -u solbada ', '')
        .replaceAll('/var/lib/solbada.git', at('solbada.git'))
        .replaceAll('/opt/solbada', at('product'))
        .replaceAll('YOUR-REPOSITORY', at('repository'));
      const lines = [...guide.matchAll(/^ {4,}(git clone .+|fetchFiles.+)$/gm)].map(([, line = '']) => line);
      const [define = '', clone = '', checkout = '', ...updating] = lines;
      const [update, goBack = ''] = [updating.slice(0, 3), updating[3]];
      run(`${define}\n${clone}\n${checkout}`);
      expect(await readdir(at('product'))).toEqual(['old']);

      run(`git mv old new && ${commit}`, at('repository'));
      const [before = ''] = run([define, ...update].join('\n')).split('\n');
      expect(await readdir(at('product'))).toEqual(['new']);
      run(`${define}\n${goBack.replace('COMMIT', before)}`);
      expect(await readdir(at('product'))).toEqual(['old']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('sends the log of the unit to another machine, over TLS with a checked name', async () => {
    const { Service } = parseUnit(await read('solbada.service'));
    const collector = await read('solbada-rsyslog.conf');
    expect(collector).toContain(`if $programname == "${Service?.SyslogIdentifier}" then {`);
    const settings = new Map(
      [...collector.matchAll(/([\w.]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    expect(settings.get('StreamDriver')).toBe('gtls');
    expect(settings.get('StreamDriverMode')).toBe('1');
    expect(settings.get('StreamDriverAuthMode')).toBe('x509/name');
    expect(settings.get('StreamDriverPermittedPeers')).toBe(settings.get('target'));
  });

  it('limits what the product may reach and write', async () => {
    const { Service } = parseUnit(await read('solbada.service'));
    expect(Service).toMatchObject({
      NoNewPrivileges: 'yes',
      ProtectSystem: 'strict',
      ProtectHome: 'yes',
      ReadWritePaths: '/opt/solbada',
      IPAddressAllow: 'localhost',
    });
    expect(Service?.IPAddressDeny).toContain('link-local');
  });

  it('names in go-live.md only settings that exist', async () => {
    const text = await readFile('docs/go-live.md', 'utf8');
    const names = [...text.matchAll(/^ {4}([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['LIVE', 'PUBLIC_ORIGIN', 'TOSS_SECRET_KEY']));
    for (const name of names) expect(Object.keys(environmentSchema.shape)).toContain(name);
  });
});
