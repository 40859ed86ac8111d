import { expect } from 'vitest';
import { deskApi } from '../../../../../contract/desk/api.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { OpenSandboxes } from '../../../../providers/sandboxes.ts';
import { openSandboxes } from '../../../../sandbox/openSandboxes.ts';
import { createTourApiSandbox } from '../../../../sandbox/tourapi/tourapiSandbox.ts';
import { useApplication } from '../../../../testing/testApplication.ts';
import { TestStaff } from '../../../../testing/testStaff.ts';

type Sandbox = ReturnType<typeof createTourApiSandbox>;

/** The product with a sandbox of the official data that a test changes. The product listens once `listen` was called. */
export function useOfficialData(database: () => Database) {
  let sandbox: Sandbox | null = null;
  const withSandbox: OpenSandboxes = async (deps) => {
    const others = await openSandboxes({ ...deps, needs: { ...deps.needs, officialData: false } });
    const own = createTourApiSandbox(deps);
    sandbox = own;
    return {
      ...others,
      tourApi: own,
      async register(app) {
        await others.register(app);
        await own.register(app);
      },
    };
  };
  const { app, clock } = useApplication(database, {
    openSandboxes: withSandbox,
    variables: { RATE_LIMITS: 'off' },
  });
  const world = () => {
    if (!sandbox) throw new Error('the sandbox is there only inside hooks and tests');
    return sandbox.world;
  };
  /** Changes the sample's content of that id. */
  const official = (contentid: string, changed: Partial<Sandbox['world']['contents'][number]>) => {
    const content = world().contents.find((one) => one.contentid === contentid);
    if (!content) throw new Error(`the sample has no ${contentid}`);
    Object.assign(content, changed);
  };
  const staff = (role: 'editor' | 'owner' = 'editor') => TestStaff.signIn({ app, database, clock }, role);

  /** Presses "compare now" and waits for the end. */
  async function run(editor: TestStaff) {
    const started = await editor.call('POST', '/desk/proposals/run', {});
    expect(started.status).toBe(200);
    const state = async () =>
      deskApi.getOfficialRun.response.parse((await editor.call('GET', '/desk/proposals/run')).body);
    await expect.poll(async () => (await state()).isRunning, { timeout: 30_000 }).toBe(false);
    return (await state()).last;
  }

  const list = async (editor: TestStaff, query = '') =>
    deskApi.listProposals.response.parse((await editor.call('GET', `/desk/proposals${query}`)).body);

  /** The open proposals of a content. */
  const fetchProposals = async (editor: TestStaff, contentId: string) =>
    (await list(editor)).content.find((group) => group.contentId === contentId)?.proposals ?? [];

  return { app, clock, world, official, staff, run, list, fetchProposals };
}
