import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Member } from '../../../contract/desk/staff.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useStaff } from '../client/session.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { DataTable, type plainTable } from '../ui/DataTable.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberActions } from './MemberActions.tsx';

/** Who works here, and who is invited. */
export function StaffScreen() {
  const { language, messages } = useDeskLanguage();
  const { staff } = messages;
  const { id } = useStaff();
  const isReachable = useIsReachable();
  const members = useDeskQuery('listStaff', noInput);
  const [isInviting, setInviting] = useState(false);
  const [done, setDone] = useState('');
  const columns = useMemo(() => columnsIn(language, messages, id, setDone), [language, messages, id]);
  return (
    <DeskPage
      title={staff.title}
      actions={
        <Button icon="plus" disabled={!isReachable} onClick={() => setInviting(true)}>
          {staff.invite.open}
        </Button>
      }
    >
      <p role="status" className="mb-3 rounded-md bg-foam px-4 py-2 empty:hidden">
        {done}
      </p>
      <QueryResult query={members} loading={<LoadingRows />}>
        {({ content }) => <DataTable caption={staff.list} columns={columns} data={content} />}
      </QueryResult>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </DeskPage>
  );
}

const helper = createColumnHelper<typeof plainTable, Member>();

function columnsIn(
  language: DeskLanguage,
  { shell, staff }: DeskMessages,
  ownId: string,
  onDone: (sentence: string) => void,
) {
  const memberState = ({ hasJoined, lastSignedInAt, invitationEndsAt }: Member) => {
    if (hasJoined) return staff.joined(lastSignedInAt && formatMoment(language, lastSignedInAt));
    const isOpen = invitationEndsAt !== null && Date.parse(invitationEndsAt) > Date.now();
    return isOpen ? staff.invited(formatMoment(language, invitationEndsAt)) : staff.invitationOver;
  };
  return helper.columns([
    helper.accessor('name', {
      header: staff.name,
      cell: ({ row: { original } }) => (
        <span className="semibold">
          {original.name} {original.id === ownId && <span className="text-muted">({staff.you})</span>}
        </span>
      ),
    }),
    helper.accessor('email', {
      header: staff.email,
      cell: (cell) => <span className="break-all">{cell.getValue()}</span>,
    }),
    helper.accessor((member) => shell.roles[member.role], { id: 'role', header: staff.role }),
    helper.accessor(memberState, { id: 'state', header: staff.state }),
    helper.display({
      id: 'actions',
      header: staff.actions,
      cell: ({ row }) => (
        <MemberActions member={row.original} isOwn={row.original.id === ownId} onDone={onDone} />
      ),
    }),
  ]);
}
