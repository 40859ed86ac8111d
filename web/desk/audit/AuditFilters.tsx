import { useState } from 'react';
import { type AuditSubject, auditSubjects } from '../../../domain/staff/auditActions.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { type AuditView, allLines } from './auditView.ts';

interface AuditFiltersProps {
  view: AuditView;
  onSearch: (view: AuditView) => void;
}

/** The search of the audit trail. Choices apply at once, typed text after Enter or the button. */
export function AuditFilters({ view, onSearch }: AuditFiltersProps) {
  const { audit, orders } = useMessages();
  const [typed, setTyped] = useState({ q: view.q, who: view.who });
  const [shown, setShown] = useState(typed);
  // The address has changed: after Back, or because the filters were cleared.
  if (shown.q !== view.q || shown.who !== view.who) {
    setShown({ q: view.q, who: view.who });
    setTyped({ q: view.q, who: view.who });
  }
  const isFiltered = Object.values(view).some((value) => value !== '');
  return (
    <search className="mb-4 block">
      <form
        className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ ...view, q: typed.q.trim(), who: typed.who.trim() });
        }}
      >
        <SearchField
          label={audit.search}
          action={orders.searchButton}
          value={typed.q}
          longest={100}
          onChange={(q) => setTyped({ ...typed, q })}
        />
        <TextField
          label={audit.who}
          name="who"
          value={typed.who}
          longest={100}
          autoComplete="off"
          width="w-full"
          onChange={(who) => setTyped({ ...typed, who })}
        />
        <SelectField<AuditSubject | ''>
          label={audit.what}
          name="subject"
          value={view.subject}
          options={[
            { value: '', label: audit.anything },
            ...auditSubjects.map((value) => ({ value, label: audit.subjects[value] })),
          ]}
          onChange={(subject) => onSearch({ ...view, ...typed, subject })}
        />
        <DateField
          label={audit.day}
          name="day"
          value={view.day}
          onChange={(day) => onSearch({ ...view, ...typed, day })}
        />
      </form>
      {isFiltered && (
        <Button variant="plain" onClick={() => onSearch(allLines)}>
          {orders.clear}
        </Button>
      )}
    </search>
  );
}
