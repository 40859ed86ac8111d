import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Adds drivers, and with them as many cars. @returns their ids */
export async function insertDrivers(database: Database, clock: Clock, count: number): Promise<number[]> {
  const rows = await database.sql
    .insertInto('driver')
    .values(
      Array.from({ length: count }, (_, index) => ({
        name: `김기사 ${index + 1}`,
        phone: '010-1234-5678',
        email: null,
        car: '현대 그랜저 검정',
        plate: `강원 12바 ${3000 + index}`,
        created_at: clock.now(),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
