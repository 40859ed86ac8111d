import { useState } from 'react';
import type { Reseller } from '../../../contract/desk/resellers.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { downloadCsv } from '../downloadCsv.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { todayInSeoul } from '../language/formats.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { statementCsv } from './statementCsv.ts';

interface StatementDialogProps {
  reseller: Reseller;
  onClose: () => void;
}

/** Saves what a reseller owes for a month. */
export function StatementDialog({ reseller: { id, name }, onClose }: StatementDialogProps) {
  const { resellers } = useMessages();
  const { statement } = resellers;
  const client = useDeskClient();
  const [month, setMonth] = useState(todayInSeoul().slice(0, 7));
  return (
    <ActionDialog
      title={statement.title(name)}
      action={statement.save}
      canAct={/^\d{4}-(0[1-9]|1[0-2])$/.test(month)}
      onAct={async () => {
        const params = { resellerId: id };
        const { content } = await client.call('getResellerStatement', { params, query: { month } });
        downloadCsv(statementCsv(content, resellers), `${statement.file}_${name}_${month}.csv`);
      }}
      onClose={onClose}
    >
      <TextField
        label={statement.month}
        name="month"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        width="w-full"
        value={month}
        onChange={setMonth}
        required
      />
    </ActionDialog>
  );
}
