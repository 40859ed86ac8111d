import type { DeskMessages } from '../ko.ts';

export const orders: DeskMessages['orders'] = {
  title: 'Orders',
};
