import { type StaffRole, staffRoles } from '../../../domain/staff/staffRules.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';

/** A role with what it means. */
export function RoleField({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  const { shell, staff } = useMessages();
  return (
    <div>
      <SelectField<StaffRole>
        label={staff.role}
        name="role"
        value={value}
        options={staffRoles.map((role) => ({ value: role, label: shell.roles[role] }))}
        onChange={onChange}
      />
      <p className="mt-1 text-muted text-sm">{staff.roleHints[value]}</p>
    </div>
  );
}
