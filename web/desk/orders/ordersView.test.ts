import { expect, it } from 'vitest';
import { allOrders, viewFromAddress } from './ordersView.ts';

const read = (search: string) => viewFromAddress(new URLSearchParams(search));

it('shows the filters of the address', () => {
  expect(read('q=kim&status=paid&day=2026-12-24&purchaseDay=2026-12-01&driver=3&page=2')).toEqual({
    ...{ q: 'kim', status: 'paid', day: '2026-12-24', purchaseDay: '2026-12-01', driver: '3', page: 2 },
  });
});

it.each(['status=gone', 'day=2026-02-31', 'purchaseDay=2026-13-01', 'driver=x', 'page=0'])(
  'ignores "%s", which the API would reject',
  (search) => {
    expect(read(search)).toEqual({ ...allOrders, page: 1 });
  },
);
