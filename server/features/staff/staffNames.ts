import type { DeskDeps } from '../../desk/deskDeps.ts';
import { invalidField } from '../../desk/invalidField.ts';
import { nameSkeleton } from '../../platform/nameSkeleton.ts';
import type { ProblemError } from '../../platform/problem.ts';

type Deps = Pick<DeskDeps, 'database'>;

/** Words in the audit trail for actors who are not on the staff, the roles, and our own name. */
const reservedWords = [
  'operator operators system systems admin administrator root owner owners dispatcher editor staff support',
  'moderator driver visitor guest content tourapi solbada official notsignedin manager',
  '운영자 운영팀 관리자 시스템 소유자 책임자 배차담당 편집자 직원 고객센터 기사 방문자 손님 솔바다 공식',
  '运营 运营者 运营商 操作员 管理员 系统 所有者 负责人 编辑 员工 客服 司机 访客 官方 松海',
  '営運 営運者 運営 運営者 オペレーター 管理者 システム オーナー 所有者 責任者 編集者 スタッフ サポート ドライバー 運転手 ゲスト ソルバダ 公式',
  '營運 營運者 操作員 管理員 系統 擁有者 負責人 編輯 員工 客服 司機 訪客 官方',
].flatMap((words) => words.split(' '));

/** Only the letters of a name, so that "0perator 2" counts as "operator". */
const nameLetters = (name: string) => nameSkeleton(name).replace(/[^\p{L}\p{M}]/gu, '');

const reservedName = new RegExp(`^(?:${reservedWords.map(nameLetters).join('|')})+$`, 'u');

/** Whether a name consists of words that only the product itself may use, or looks like them. */
export function isReservedName(name: string): boolean {
  return reservedName.test(nameLetters(name));
}

/**
 * Locks all owners until the end of the transaction. Changes of names and of roles take this lock first, so that they are
 * serialized: there is always an owner.
 */
export async function lockOwners({ database }: Deps): Promise<readonly string[]> {
  const owners = await database.sql
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return owners.map(({ id }) => id);
}

/** What is wrong with a name for a member of the staff; null for a free one. Call it after `lockOwners`. */
export async function nameProblem(
  { database }: Deps,
  name: string,
  staffId: string | null,
): Promise<ProblemError | null> {
  if (isReservedName(name)) return invalidField('name', 'reservedName', 'is reserved');
  const others = await database.sql
    .selectFrom('staff')
    .select('name')
    .where('removed_at', 'is', null)
    .$if(staffId !== null, (query) => query.where('id', '!=', staffId))
    .execute();
  const skeleton = nameSkeleton(name);
  return others.some((other) => nameSkeleton(other.name) === skeleton)
    ? invalidField(
        'name',
        'existingName',
        'another member of the staff has this name, or one that looks like it',
      )
    : null;
}

/** @throws ProblemError 'invalidRequest' for a name that is reserved or taken; keeping one's own name is fine */
export async function assertFreeName(
  deps: Deps,
  name: string,
  member: { readonly id: string; readonly name: string } | null,
): Promise<void> {
  if (member?.name === name) return;
  const problem = await nameProblem(deps, name, member?.id ?? null);
  if (problem) throw problem;
}
