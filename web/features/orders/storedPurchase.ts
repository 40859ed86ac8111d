import { boughtHalfHoursLimit, type TourLength } from '../../../domain/tickets/overtime.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { stationId } from '../../../domain/tour/departurePlaces.ts';
import { isDate, maxStops } from '../../../domain/tour/planRules.ts';
import { isRecord } from '../../shared/isRecord.ts';
import { tabStorage } from '../account/DraftStore.ts';
import { emptiedPlan } from '../plan/plan.ts';
import { planStore } from '../plan/planStore.ts';
import type { Purchase } from '../plan/purchase.ts';
import { parsePeople, parseStartTime, planSignature, textIn, usableStays } from '../plan/trip/draft.ts';
import { parsePlannedStops } from '../plan/visitedPlaces.ts';

/** Parses the length of a tour, which earlier releases did not store. */
function parseLength({ boughtHalfHours, acceptsEarlyEnd }: Record<string, unknown>): TourLength {
  const isOffered =
    Number.isInteger(boughtHalfHours) &&
    Number(boughtHalfHours) >= 0 &&
    Number(boughtHalfHours) <= boughtHalfHoursLimit;
  return {
    boughtHalfHours: isOffered ? Number(boughtHalfHours) : 0,
    acceptsEarlyEnd: acceptsEarlyEnd === true,
  };
}

/** Parses order input from a navigation's state or from storage: untrusted; null if a part is missing. */
export function parsePurchase(value: unknown): Purchase | null {
  if (!isRecord(value)) return null;
  const { date } = value;
  const [time, person] = [parseStartTime(value.time), parsePeople(value.person)];
  // Goes through text, so that one parser decides what a valid place is.
  const places = parsePlannedStops(JSON.stringify(value.places ?? null));
  if (typeof date !== 'string' || !isDate(date) || !time || !person) return null;
  if (places.length === 0 || places.length > maxStops) return null;
  const stays = usableStays(value.stays);
  return { from: textIn(value.from) ?? stationId, date, time, person, places, stays, ...parseLength(value) };
}

/** Whether its tour has begun, so that it can no longer be ordered. */
export function hasStarted({ date, time }: Pick<Purchase, 'date' | 'time'>, now: Date): boolean {
  return tourStart(date, time) <= now;
}

/** Key that identifies the order input. */
export function purchaseSignature({ from, date, time, person, places, stays }: Purchase): string {
  const ids = places.map(({ id }) => id);
  return planSignature(ids, { date, time, people: person, departure: from, stays });
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

export const storedPurchase = {
  read: () => parsePurchase(read(purchaseStorage)),
  write: (purchase: Purchase) => purchaseStorage.write(JSON.stringify(purchase)),
};

/** Stores the input of an order, so that after payment it can be compared with the current choice. */
export function storeOrderedPurchase(orderId: string, purchase: Purchase): void {
  orderedStorage.write(JSON.stringify({ orderId, purchase }));
}

/** The id of this tab's paid order for this input, or null. */
export function orderThatBought(purchase: Purchase): string | null {
  const bought = read(boughtStorage);
  if (!isRecord(bought) || bought.signature !== purchaseSignature(purchase)) return null;
  return typeof bought.orderId === 'string' ? bought.orderId : null;
}

/**
 * After payment: removes the ordered places from the choice (docs/product/payments.md#tapping-pay); those chosen since
 * stay, with the inputs. Once per order.
 */
export function completePurchase(orderId: string): void {
  const ordered = read(orderedStorage);
  if (!isRecord(ordered) || ordered.orderId !== orderId) return;
  const purchase = parsePurchase(ordered.purchase);
  if (!purchase) return;
  orderedStorage.remove();
  purchaseStorage.remove();
  boughtStorage.write(JSON.stringify({ orderId, signature: purchaseSignature(purchase) }));
  const bought = new Set(purchase.places.map(({ id }) => id));
  planStore.change((plan) => {
    const places = plan.places.filter(({ id }) => !bought.has(id));
    return places.length > 0 ? { ...plan, places } : emptiedPlan(plan);
  });
}
