import { apiBase } from '../contract/addresses.ts';
import { postJson } from './runningProduct.ts';
import { authorisePayment, type PlacedOrder, placeOrder, tenStops } from './scenarios.ts';
import { logIn } from './visitorAccount.ts';

/** Does one step of a visit, and notes how long it took under its name. */
export type Timed = <Result>(name: string, step: () => Promise<Result>) => Promise<Result>;

interface Account {
  readonly email: string;
  readonly password: string;
}

/** The product that is visited, with accounts that exist. */
export interface Visited {
  readonly origin: string;
  readonly accounts: readonly Account[];
  readonly staffCookie: string;
  /** Ids of places with pages. */
  readonly sights: readonly number[];
}

const languages = ['ko', 'en', 'cn', 'tw', 'ja'];
const words = ['강릉', 'beach', '海', 'カフェ', 'ㄱㅍ', 'museam'];

async function send(address: string, options: RequestInit = {}): Promise<void> {
  const response = await fetch(address, options);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status}`);
}

const visitLanguage = (number: number) => languages[number % languages.length];

/** What a guest requests, in this order. */
export const guestSteps: Readonly<Record<string, (visited: Visited, number: number) => Promise<void>>> = {
  'list page': ({ origin }, number) => send(`${origin}/list?lang=${visitLanguage(number)}`),
  'search with own words': ({ origin }, number) => {
    // A word that nobody has searched for before: no cache has its page.
    const query = encodeURIComponent(`${words[number % words.length]} ${number}`);
    return send(`${origin}/list?lang=${visitLanguage(number)}&query=${query}`);
  },
  'changed hour': ({ origin }, number) => {
    const minute = String(number % 60).padStart(2, '0');
    const openAt = `${new Date().toISOString().slice(0, 10)}T${10 + (number % 8)}:${minute}`;
    const query = `locale=${visitLanguage(number)}&openAt=${encodeURIComponent(openAt)}`;
    return send(`${origin}${apiBase}/places/tour?${query}`);
  },
  'place page': ({ origin, sights }, number) =>
    send(`${origin}/content/tour/${sights[number % sights.length]}?lang=${visitLanguage(number)}`),
};

/** Signs in. @returns an access token */
export function signIn({ origin, accounts }: Visited, number: number): Promise<string> {
  const account = accounts[number % accounts.length];
  if (!account) throw new Error('There are no accounts');
  return logIn(origin, account);
}

/** What a member requests after signing in, in this order. */
export const memberSteps: Readonly<
  Record<string, (visited: Visited, number: number, token: string) => Promise<unknown>>
> = {
  like: ({ origin, sights }, number, token) =>
    send(`${origin}${apiBase}/user/like-place/${sights[number % sights.length]}`, {
      method: 'PUT',
      headers: bearer(token),
    }),
  'save a plan': ({ origin }, _, token) =>
    postJson(`${origin}${apiBase}/trip-plan`, tenStops(), bearer(token)),
  'share it': ({ origin }, _, token) =>
    postJson(`${origin}${apiBase}/trip-plan/share`, tenStops(), bearer(token)),
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** An order with the key that the sandbox gave for its payment. */
export interface AuthorisedOrder extends Pick<PlacedOrder, 'orderId' | 'amount'> {
  readonly paymentKey: string;
}

/** Authorises the payment at the sandbox; the product is not involved yet. */
export async function authoriseOrder(
  { origin }: Visited,
  { orderId, amount }: PlacedOrder,
): Promise<AuthorisedOrder> {
  return { orderId, amount, paymentKey: await authorisePayment(`${origin}/sandbox/toss`, orderId, amount) };
}

/** Confirms a payment. If the provider takes long, the response is a 202, and the product checks the order again later. */
export function payOrder({ origin }: Visited, order: AuthorisedOrder, token: string): Promise<void> {
  return send(`${origin}${apiBase}/payments/confirm`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
}

/** Reads the tours of the day for which all orders are placed. */
export async function viewDay({ origin, staffCookie }: Visited): Promise<void> {
  const day = tenStops().tripPlan.tripDate;
  const address = `${origin}${apiBase}/desk/tours?from=${day}&to=${day}`;
  await send(address, { headers: { cookie: staffCookie } });
}

/** Opens a list, searches for words that nobody has searched for, changes the hour, and reads a place. */
async function visitAsGuest(visited: Visited, number: number, timed: Timed): Promise<void> {
  for (const [name, step] of Object.entries(guestSteps)) await timed(name, () => step(visited, number));
}

/** Signs in, likes a place, saves a plan and shares it. */
async function visitAsMember(visited: Visited, number: number, timed: Timed): Promise<void> {
  const token = await timed('sign-in', () => signIn(visited, number));
  for (const [name, step] of Object.entries(memberSteps))
    await timed(name, () => step(visited, number, token));
}

/** Signs in, orders a tour and pays it at the sandbox. */
async function visitAsBuyer(visited: Visited, number: number, timed: Timed): Promise<void> {
  const token = await timed('sign-in', () => signIn(visited, number));
  const placed = await timed('order', () => placeOrder(visited.origin, token));
  const order = await authoriseOrder(visited, placed);
  await timed('pay', () => payOrder(visited, order, token));
}

/** Makes the visit with a number: of 100 visits, guests make 90, members 8 and buyers 2, evenly mixed. */
export function visit(visited: Visited, number: number, timed: Timed): Promise<void> {
  const turn = (number * 37) % 100;
  if (turn < 90) return visitAsGuest(visited, number, timed);
  return turn < 98 ? visitAsMember(visited, number, timed) : visitAsBuyer(visited, number, timed);
}
