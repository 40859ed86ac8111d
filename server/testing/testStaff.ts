import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../contract/addresses.ts';
import type { StaffRole } from '../../domain/staff/staffRules.ts';
import { openStaffSession } from '../features/staff/staffSessions.ts';
import { deskCookie } from '../http/requestContext.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface TestStaffDeps {
  readonly app: () => FastifyInstance;
  readonly database: () => Database;
  readonly clock: Clock;
}

interface NewStaff {
  readonly role: StaffRole;
  readonly name: string;
  readonly id?: string;
  readonly email?: string;
}

/** Inserts a member of the staff who speaks English, with an open session. @returns the session's token */
export async function insertStaffSession(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { role, name, id = randomUUID(), email = `${id}@staff.example` }: NewStaff,
): Promise<string> {
  await database.sql
    .insertInto('staff')
    .values({
      id,
      email,
      name,
      role,
      language: 'en',
      created_at: clock.now(),
      joined_at: clock.now(),
    })
    .execute();
  return openStaffSession({ database, clock }, { staffId: id, device: null });
}

/** A member of the staff with an open session. How passkeys open one is tested in server/features/staff. */
export class TestStaff {
  readonly id: string;
  /** The Cookie header of the session. */
  readonly cookie: string;
  readonly #app: () => FastifyInstance;

  private constructor(app: () => FastifyInstance, token: string, id: string) {
    this.#app = app;
    this.cookie = `${deskCookie}=${token}`;
    this.id = id;
  }

  static async signIn({ app, database, clock }: TestStaffDeps, role: StaffRole): Promise<TestStaff> {
    const id = randomUUID();
    const name = `${role} ${id.slice(0, 4)}`;
    const token = await insertStaffSession({ database: database(), clock }, { role, name, id });
    return new TestStaff(app, token, id);
  }

  async call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) {
    const response = await this.#app().inject({
      method,
      url: `${apiBase}${path}`,
      headers: { cookie: this.cookie },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? null : response.json(),
      headers: response.headers,
    };
  }
}
