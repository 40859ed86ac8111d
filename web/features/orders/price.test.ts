import { expect, it } from 'vitest';
import { formatWon, shownPrice } from '../../../domain/tickets/price.ts';
import { ticketAmount } from '../../../domain/tickets/ticketRules.ts';
import { cn } from '../../messages/cn/ticket.ts';
import { en } from '../../messages/en/ticket.ts';
import { ja } from '../../messages/ja/ticket.ts';

it.each([
  ['ko', '₩30,000'],
  ['en', '$30.00'],
  ['cn', '¥30,000'],
  ['tw', '¥30,000'],
  ['ja', '¥30,000'],
] as const)('SPEC 1: shows the price of the ticket in %s as %s', (language, text) => {
  expect(shownPrice(ticketAmount, language)).toBe(text);
});

it('DESIGN 7: says of a figure with a yen sign that it is in won', () => {
  expect(cn.ticket.price.alsoShownAs('¥30,000')).toBe('¥30,000（韩元，非人民币）');
  expect(ja.ticket.price.alsoShownAs('¥30,000')).toBe('¥30,000（日本円ではなく韓国ウォン）');
  expect(en.ticket.price.alsoShownAs('$30.00')).toBe('about $30.00, charged in Korean won (KRW)');
});

it('DESIGN 7: states the amount charged in won', () => {
  expect(formatWon(30_000)).toBe('₩30,000');
  expect(formatWon(0)).toBe('₩0');
});
