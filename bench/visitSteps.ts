import { apiBase } from '../contract/addresses.ts';
import { postJson } from './runningProduct.ts';
import { authorisePayment, placeOrder, tenStops } from './scenarios.ts';
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

/** Opens a list, searches for words that nobody has searched for, changes the hour, and reads a place. */
async function visitAsGuest({ origin, sights }: Visited, number: number, timed: Timed): Promise<void> {
  const lang = languages[number % languages.length];
  const minute = String(number % 60).padStart(2, '0');
  const openAt = `${new Date().toISOString().slice(0, 10)}T${10 + (number % 8)}:${minute}`;
  // A word that nobody has searched for before: no cache has its page.
  const query = encodeURIComponent(`${words[number % words.length]} ${number}`);
  const place = sights[number % sights.length];
  await timed('list page', () => send(`${origin}/list?lang=${lang}`));
  await timed('search with own words', () => send(`${origin}/list?lang=${lang}&query=${query}`));
  await timed('changed hour', () =>
    send(`${origin}${apiBase}/places/tour?locale=${lang}&openAt=${encodeURIComponent(openAt)}`),
  );
  await timed('place page', () => send(`${origin}/content/tour/${place}?lang=${lang}`));
}

function signIn({ origin, accounts }: Visited, number: number, timed: Timed): Promise<string> {
  const account = accounts[number % accounts.length];
  if (!account) throw new Error('There are no accounts');
  return timed('sign-in', () => logIn(origin, account));
}

/** Signs in, likes a place, saves a plan and shares it. */
async function visitAsMember(visited: Visited, number: number, timed: Timed): Promise<void> {
  const base = `${visited.origin}${apiBase}`;
  const headers = { authorization: `Bearer ${await signIn(visited, number, timed)}` };
  const like = `${base}/user/like-place/${visited.sights[number % visited.sights.length]}`;
  await timed('like', () => send(like, { method: 'PUT', headers }));
  await timed('save a plan', () => postJson(`${base}/trip-plan`, tenStops(), headers));
  await timed('share it', () => postJson(`${base}/trip-plan/share`, tenStops(), headers));
}

/** Signs in, orders a tour and pays it at the sandbox. */
async function visitAsBuyer(visited: Visited, number: number, timed: Timed): Promise<void> {
  const { origin } = visited;
  const token = await signIn(visited, number, timed);
  const { orderId, amount } = await timed('order', () => placeOrder(origin, token));
  const paymentKey = await authorisePayment(`${origin}/sandbox/toss`, orderId, amount);
  const headers = { authorization: `Bearer ${token}` };
  // 202 where the provider takes long: the order is looked at again later.
  await timed('pay', () =>
    send(`${origin}${apiBase}/payments/confirm`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ orderId, amount, paymentKey }),
    }),
  );
}

/** Visit number so many: of 100 visits 90 are of guests, 8 of members and 2 of buyers, evenly mixed. */
export function visit(visited: Visited, number: number, timed: Timed): Promise<void> {
  const turn = (number * 37) % 100;
  if (turn < 90) return visitAsGuest(visited, number, timed);
  return turn < 98 ? visitAsMember(visited, number, timed) : visitAsBuyer(visited, number, timed);
}

/** Looks at the tours of the day on which all orders are. */
export async function viewDay({ origin, staffCookie }: Visited, timed: Timed): Promise<void> {
  const day = tenStops().tripPlan.tripDate;
  const address = `${origin}${apiBase}/desk/tours?from=${day}&to=${day}`;
  await timed("staff's day view", () => send(address, { headers: { cookie: staffCookie } }));
}
