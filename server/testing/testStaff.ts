import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../contract/addresses.ts';
import type { StaffRole } from '../../contract/desk/staffRules.ts';
import { openStaffSession } from '../features/desk/staff/staffSessions.ts';
import { deskCookie } from '../http/requestContext.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

interface TestStaffParts {
  readonly app: () => FastifyInstance;
  readonly database: () => Database;
  readonly clock: Clock;
}

/** A member of the staff with an open session. How passkeys open one is tested in server/features/desk/staff. */
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

  static async signIn({ app, database, clock }: TestStaffParts, role: StaffRole): Promise<TestStaff> {
    const id = randomUUID();
    await database()
      .sql.insertInto('staff')
      .values({
        id,
        email: `${id}@staff.example`,
        name: `${role} ${id.slice(0, 4)}`,
        role,
        language: 'en',
        created_at: clock.now(),
        joined_at: clock.now(),
      })
      .execute();
    const token = await openStaffSession({ database: database(), clock }, { staffId: id, device: null });
    return new TestStaff(app, token, id);
  }

  async call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
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
