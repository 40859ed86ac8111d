import type { PlaceFields } from '../../../../contract/desk/placeFields.ts';
import { weekDays } from '../../../../domain/calendar/weekDays.ts';

type Hours = Pick<PlaceFields, 'hours.weekDays' | 'hours.periods'>;

const span = /^(?:매일\s*)?(\d{1,2}):(\d{2})\s*[~∼〜–-]\s*(\d{1,2}):(\d{2})$/;
const always = /^(?:상시\s*(?:개방|이용\s*가능|가능)?|24\s*시간(?:\s*(?:개방|영업|운영))?|연중\s*개방)$/;
const noRest = /^(?:연중\s*무휴|무휴|없음)$/;
const restDays = /^매주\s*([월화수목금토일])요일(?:\s*[,·/]\s*(?:매주\s*)?([월화수목금토일])요일)?$/;

/** In the order of weekDays: from Monday. */
const dayNames = '월화수목금토일';

function openDays(rest: string, isAlways: boolean) {
  if (noRest.test(rest) || (rest === '' && isAlways)) return [...weekDays];
  const closed = restDays.exec(rest)?.slice(1).filter(Boolean) ?? [];
  if (closed.length === 0) return null;
  return weekDays.filter((_, index) => !closed.includes(dayNames[index] ?? ''));
}

/**
 * The opening hours that official texts state, where they are simple enough to be read without a doubt: one span, and
 * weekly closing days or none. Null for everything else, which an editor reads.
 */
export function readHours(hours: string, rest: string): Hours | null {
  const isAlways = always.test(hours.trim());
  const days = openDays(rest.trim(), isAlways);
  if (!days) return null;
  if (isAlways)
    return { 'hours.weekDays': days, 'hours.periods': [{ days, opens: '00:00', closes: '24:00' }] };
  const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = span.exec(hours.trim()) ?? [];
  const opens = `${fromHour.padStart(2, '0')}:${fromMinute}`;
  const closes = `${toHour.padStart(2, '0')}:${toMinute}`;
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time);
  if (!isTime(opens) || !isTime(closes) || opens >= closes) return null;
  return { 'hours.weekDays': days, 'hours.periods': [{ days, opens, closes }] };
}
