import { beforeAll } from 'vitest';
import type { StaffRole } from '../../domain/staff/staffRules.ts';
import { TestStaff, type TestStaffDeps } from './testStaff.ts';

/** A member of the staff who signs in before the tests of a block. */
export function useTestStaff(deps: TestStaffDeps, role: StaffRole): () => TestStaff {
  let member: TestStaff | null = null;
  beforeAll(async () => {
    member = await TestStaff.signIn(deps, role);
  });
  return () => {
    if (!member) throw new Error(`The ${role} signs in before the first test`);
    return member;
  };
}
