import { expect, it } from 'vitest';
import { viewFromAddress } from './accountingView.ts';

const today = '2026-12-24';
const read = (search: string) => viewFromAddress(new URLSearchParams(search), today);

it('shows the range, the days and the grouping of the address', () => {
  expect(read('from=2026-01-01&to=2026-01-31&basis=tour&grouping=day')).toEqual({
    ...{ from: '2026-01-01', to: '2026-01-31', basis: 'tour', grouping: 'day' },
  });
});

it.each(['', 'from=2026-01-01', 'from=2026-02-30&to=2026-03-01', 'from=2026-02-02&to=2026-02-01', 'basis=x'])(
  'shows the present month as it was paid for "%s"',
  (search) => {
    const thisMonth = { from: '2026-12-01', to: '2026-12-31', basis: 'payment', grouping: 'range' };
    expect(read(search)).toEqual(thisMonth);
  },
);
