import {
  type CompanyFields,
  companyFieldNames,
  companyFieldsFrom,
  companyVariableNames,
} from '../../../contract/desk/companyFields.ts';
import type { DeskMessages } from '../messages/ko.ts';

export const noCompanyFields: CompanyFields = companyFieldsFrom(() => '');

/** The labels of fields that the API names by environment variable. An unknown one, from another release, stays as it is. */
export function settingLabels(
  variables: readonly string[],
  { companyFields }: DeskMessages['settings'],
): string[] {
  return variables.map((variable) => {
    const field = companyFieldNames.find((name) => companyVariableNames[name] === variable);
    return field ? companyFields[field] : variable;
  });
}

/** The fields that a later version changes, with their new values. */
export function changedCompanyFields(before: CompanyFields, after: CompanyFields) {
  return companyFieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, value: after[field] }));
}
