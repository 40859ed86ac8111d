/**
 * `visitors.ts <origin> <from> <to>`: sends the requests of these numbers, ten at a time. A number always means the same
 * request: pages in five languages that the page cache holds, pages that it misses, the API, search, errors.
 */
import { Agent, get } from 'node:http';

const [origin = '', from = '0', to = '0'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 10 });
const languages = ['ko', 'en', 'cn', 'tw', 'ja'];
const words = ['강릉', 'beach', '海', 'カフェ', 'ㄱㅍ', 'museam'];

function visitorAddress(number: number): string {
  const lang = languages[number % languages.length];
  const round = Math.floor(number / 10);
  const id = 1 + (round % 228);
  const q = encodeURIComponent(`${words[round % words.length]}`);
  switch (number % 10) {
    case 0:
      return `/?lang=${lang}`;
    case 1:
    case 2:
      return `/list?lang=${lang}`;
    case 3:
    case 4:
      return `/content/tour/${id}?lang=${lang}`;
    case 5:
      return `/api/v1/places/tour?locale=${lang}&page=${1 + (round % 5)}`;
    case 6:
      return `/api/v1/places/tour?locale=${lang}&q=${q}`;
    case 7:
      return `/api/v1/places/restaurant/${id}?locale=${lang}`;
    case 8:
      return `/list?lang=${lang}&query=${encodeURIComponent(`${words[round % words.length]} ${round % 50}`)}`;
    default:
      return round % 2 === 0 ? `/nowhere-${number}` : `/api/v1/theme?locale=${lang}`;
  }
}

function send(number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': number % 3 === 0 ? 'gzip' : 'br' };
    get(`${origin}${visitorAddress(number)}`, { agent, headers }, (response) => {
      if ((response.statusCode ?? 0) >= 500)
        reject(new Error(`${visitorAddress(number)}: ${response.statusCode}`));
      response.resume();
      response.on('end', resolve);
    }).on('error', reject);
  });
}

let next = Number(from);
const end = Number(to);
await Promise.all(
  Array.from({ length: 10 }, async () => {
    while (next < end) {
      const number = next;
      next += 1;
      await send(number);
    }
  }),
);
agent.destroy();
