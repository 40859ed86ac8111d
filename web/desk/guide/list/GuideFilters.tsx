import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { placeTypes } from '../../../../domain/places/placeTypes.ts';
import { themeKeys } from '../../../../domain/places/themeKeys.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Field, fieldBox } from '../../../shared/ui/Field.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useMessages } from '../../language/DeskLanguage.tsx';
import { checkAges, type GuideView, guideMarks, isFiltered, unfilteredView } from './guideView.ts';

interface GuideFiltersProps {
  view: GuideView;
  /** `isTyping`: only another letter of the same search was typed, so no history entry is added. */
  onChange: (view: GuideView, isTyping: boolean) => void;
}

/** The search and the filters of the list of places. Each change applies at once. */
export function GuideFilters({ view, onChange }: GuideFiltersProps) {
  const { guide } = useMessages();
  const filterMessages = guide.filter;
  const { key } = useLocation();
  const cause = useNavigationType();
  const [q, setQ] = useState(view.q);
  const [shownKey, setShownKey] = useState(key);
  // Only Back and Forward replace the typed text: while typing, the address lags some letters behind.
  if (shownKey !== key) {
    setShownKey(key);
    if (cause === 'POP') setQ(view.q);
  }
  const choose = (part: Partial<GuideView>) => onChange({ ...view, q, ...part, page: 1 }, false);
  const anyOr = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) => [
    { value: '' as const, label: filterMessages.any },
    ...values.map((value) => ({ value, label: labels[value] })),
  ];
  return (
    <search className="mb-4 block">
      <form
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-6"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label={filterMessages.search} className="col-span-2">
          {(control) => (
            <input
              {...control}
              type="search"
              name="q"
              value={q}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => {
                setQ(target.value);
                onChange({ ...view, q: target.value, page: 1 }, true);
              }}
              className={`${fieldBox} w-full`}
            />
          )}
        </Field>
        <SelectField
          label={filterMessages.type}
          name="type"
          value={view.type}
          options={anyOr(placeTypes, guide.types)}
          onChange={(type) => choose({ type })}
        />
        <SelectField
          label={filterMessages.theme}
          name="theme"
          value={view.theme}
          options={anyOr(themeKeys, guide.themes)}
          onChange={(theme) => choose({ theme })}
        />
        <SelectField
          label={filterMessages.check}
          name="check"
          value={view.check}
          options={anyOr(checkAges, filterMessages.checks)}
          onChange={(check) => choose({ check })}
        />
        <SelectField
          label={filterMessages.mark}
          name="mark"
          value={view.mark}
          options={anyOr(guideMarks, filterMessages.marks)}
          onChange={(mark) => choose({ mark })}
        />
      </form>
      {isFiltered(view) && (
        <Button
          variant="plain"
          onClick={() => {
            setQ('');
            const { sort, isDescending, isMap } = view;
            onChange({ ...unfilteredView, sort, isDescending, isMap }, false);
          }}
        >
          {filterMessages.clear}
        </Button>
      )}
    </search>
  );
}
