import { isDate, mostStops } from '../../../contract/planRules.ts';
import { tourStart } from '../../../contract/ticketRules.ts';
import { isRecord, tabStorage } from '../account/DraftStore.ts';
import type { Purchase } from '../plan/purchase.ts';
import { usablePeople, usableTime } from '../plan/trip/draft.ts';
import { parseVisitedPlaces, readVisitedPlaces, writeVisitedPlaces } from '../plan/visitedPlaces.ts';

/** A purchase out of a navigation's state or of storage: nothing is trusted; null when a part of it is missing. */
export function parsePurchase(value: unknown): Purchase | null {
  if (!isRecord(value)) return null;
  const { date } = value;
  const [time, person] = [usableTime(value.time), usablePeople(value.person)];
  // Through text, so that one parser alone decides what a chosen place is.
  const places = parseVisitedPlaces(JSON.stringify(value.places ?? null));
  if (typeof date !== 'string' || !isDate(date) || !time || !person) return null;
  if (places.length === 0 || places.length > mostStops) return null;
  return { from: 'GANGNEUNG_STATION', date, time, person, places };
}

/** Whether its tour has begun, so that it cannot be bought any more. */
export function hasStarted({ date, time }: Pick<Purchase, 'date' | 'time'>, now: Date): boolean {
  return tourStart(date, time) <= now;
}

/** Tells two purchases apart. */
export function signatureOfPurchase({ date, time, person, places }: Purchase): string {
  return JSON.stringify([date, time, person, places.map(({ id }) => id)]);
}

function read(storage: ReturnType<typeof tabStorage>): unknown {
  try {
    return JSON.parse(storage.read() ?? 'null');
  } catch {
    return null;
  }
}

const purchaseStorage = tabStorage('purchase');
const orderedStorage = tabStorage('orderedPurchase');
const boughtStorage = tabStorage('boughtPurchase');

export const keptPurchase = {
  read: () => parsePurchase(read(purchaseStorage)),
  keep: (purchase: Purchase) => purchaseStorage.write(JSON.stringify(purchase)),
};

/** Remembers what an order was made for, so that it can be told from what is chosen once it is paid. */
export function rememberOrder(orderId: string, purchase: Purchase): void {
  orderedStorage.write(JSON.stringify({ orderId, purchase }));
}

/** The order that has paid for this purchase in this tab, or null. */
export function orderThatBought(purchase: Purchase): string | null {
  const bought = read(boughtStorage);
  if (!isRecord(bought) || bought.signature !== signatureOfPurchase(purchase)) return null;
  return typeof bought.orderId === 'string' ? bought.orderId : null;
}

/** After paying: the places that were bought are chosen no more (SPEC 4); those chosen since stay. Once for an order. */
export function settlePurchase(orderId: string): void {
  const ordered = read(orderedStorage);
  if (!isRecord(ordered) || ordered.orderId !== orderId) return;
  const purchase = parsePurchase(ordered.purchase);
  if (!purchase) return;
  orderedStorage.remove();
  purchaseStorage.remove();
  boughtStorage.write(JSON.stringify({ orderId, signature: signatureOfPurchase(purchase) }));
  const bought = new Set(purchase.places.map(({ id }) => id));
  writeVisitedPlaces(readVisitedPlaces().filter(({ id }) => !bought.has(id)));
}
