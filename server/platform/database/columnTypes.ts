import { parseArrayText, writeArrayText } from './arrayText.ts';

/** Converts PostgreSQL's text of one value to the application's value. */
export type ColumnParser = (text: string) => unknown;

/** A value that JavaScript cannot represent; the query succeeded, and the engine is intact. */
export class UnreadableValue extends RangeError {}

const asText: ColumnParser = (text) => text;

function parseInteger(text: string): number {
  const value = Number(text);
  // Counts and ids stay far below; a silent loss of digits or a second type would be worse than an error.
  if (!Number.isSafeInteger(value))
    throw new UnreadableValue(`int8 ${text} does not fit a JavaScript number`);
  return value;
}

/** timestamptz, written by a session whose DateStyle is ISO: `2026-05-01 09:30:00.123456+00`. */
function parseInstant(text: string): Date {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const value = new Date(iso);
  if (Number.isNaN(value.getTime()))
    throw new UnreadableValue(`timestamptz ${text} does not fit a JavaScript Date`);
  return value;
}

function parseBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}

const json: ColumnParser = (text) => JSON.parse(text);
const number: ColumnParser = (text) => Number(text);

/** [oid, oid of its array, parser]; other types arrive as PostgreSQL's text, in both engines. */
const scalars: readonly (readonly [number, number, ColumnParser])[] = [
  [16, 1000, (text) => text === 't'], // bool
  [17, 1001, parseBytes], // bytea
  [20, 1016, parseInteger], // int8
  [21, 1005, number], // int2
  [23, 1007, number], // int4
  [26, 1028, number], // oid
  [700, 1021, number], // float4
  [701, 1022, number], // float8
  [25, 1009, asText], // text
  [1042, 1014, asText], // bpchar
  [1043, 1015, asText], // varchar
  [19, 1003, asText], // name
  [1082, 1182, asText], // date: a day has no zone, so it never becomes a Date
  [1083, 1183, asText], // time
  [1114, 1115, asText], // timestamp: no zone either
  [1184, 1185, parseInstant], // timestamptz
  [1186, 1187, asText], // interval, iso_8601
  [1700, 1231, asText], // numeric: exact, so text
  [114, 199, json],
  [3802, 3807, json], // jsonb
  [2950, 2951, asText], // uuid
];

/**
 * Parsers by type oid, shared by both drivers (they parse int8, date and interval differently by default;
 * docs/product/data.md).
 */
export const columnParsers: ReadonlyMap<number, ColumnParser> = new Map(
  scalars.flatMap(([oid, arrayOid, parse]) => [
    [oid, parse] as const,
    [arrayOid, (text: string) => parseArrayText(text, parse)] as const,
  ]),
);

/** The parser of a type; unknown types stay text. */
export function columnParser(oid: number): ColumnParser {
  return columnParsers.get(oid) ?? asText;
}

/**
 * The text of a parameter, made here for both engines, since their drivers write arrays, dates and objects
 * differently. Arrays become PostgreSQL arrays, other objects JSON, a Date its ISO instant.
 */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'object':
      if (value instanceof Date) return value.toISOString();
      if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
      if (Array.isArray(value)) return writeArrayText(value, parameterText);
      return JSON.stringify(value);
    default:
      throw new TypeError(`a ${typeof value} cannot be a query's parameter`);
  }
}

/** Settings of every session, so that the parsers above read one format. */
export const sessionSettings =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set extra_float_digits = 1";
