import { expect, it } from 'vitest';
import { summarize } from './statementSummary.ts';

it.each([
  ['select "id" from "place" where "id" = $1', 'SELECT', 'place'],
  ['insert into "account" ("email") values ($1)', 'INSERT', 'account'],
  ['update ticket_order set status = $1', 'UPDATE', 'ticket_order'],
  ['delete from only "session" where token = $1', 'DELETE', 'session'],
  [
    'with "due" as materialized (select "id" from "mail_outbox" for update skip locked) update "x" from "due"',
    'WITH',
    'mail_outbox',
  ],
  ['begin', 'BEGIN', null],
  ['vacuum analyze', 'VACUUM', null],
  ["select 'from secret', '''from hidden' from likes", 'SELECT', 'likes'],
  ['select 1 -- from secret\n', 'SELECT', null],
  ['/* from secret */ select extract(day from at) from tour', 'SELECT', 'tour'],
  ['select a is distinct from b from place', 'SELECT', 'place'],
  ['$1', 'OTHER', null],
])('summarizes a statement by its first word and its table: %s', (sql, operation, table) => {
  expect(summarize(sql)).toEqual({ operation, table });
});
