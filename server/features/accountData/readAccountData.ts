import { sql as raw } from 'kysely';
import type { AccountData } from '../../../contract/accountData.ts';
import type { Language } from '../../../domain/languages.ts';
import { themeKeyById } from '../../../domain/places/themeKeys.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { readOrders } from './readOrders.ts';
import { type NamedPlaces, toIso } from './values.ts';

/**
 * Everything that is kept about an account's owner (docs/privacy.md), as of one moment. accountData.test.ts lists each
 * column of each table that refers to an account or holds an address: where it is in the file, or why it is not.
 */
export function readAccountData(database: Database, accountId: string, now: Date): Promise<AccountData> {
  return database.transaction(async () => {
    await raw`set transaction isolation level repeatable read, read only`.execute(database.sql);
    const account = await readAccount(database, accountId);
    const { email, language } = account.account;
    const placeName = await readNames(database, language);
    const likes = await database.sql
      .selectFrom('place_like')
      .select(['place_id', 'liked_at'])
      .where('account_id', '=', accountId)
      .orderBy('liked_at')
      .orderBy('place_id')
      .execute();
    const reports = await database.sql
      .selectFrom('place_report')
      .selectAll()
      .where('email', '=', email)
      // Only confirmed addresses, since anyone can enter somebody else's address on a report.
      .where('email_confirmed', '=', true)
      .orderBy('id')
      .execute();
    return {
      format: 'solbada-account-data',
      version: 1,
      madeAt: now.toISOString(),
      ...account,
      ...(await readProofs(database, accountId, email)),
      likes: likes.map(({ place_id, liked_at }) => ({
        ...placeName(place_id),
        likedAt: liked_at.toISOString(),
      })),
      ...(await readPlans(database, accountId, placeName)),
      orders: await readOrders(database, accountId, placeName),
      placeReports: reports.map((report) => ({
        ...placeName(report.place_id),
        kind: report.kind,
        words: report.words,
        language: report.language,
        reportedAt: report.reported_at.toISOString(),
        closedAt: toIso(report.closed_at),
        outcome: report.outcome,
        reply: report.reply,
      })),
      mails: await readMails(database, email),
    };
  });
}

async function readAccount({ sql }: Database, accountId: string) {
  const row = await sql.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst();
  // The account was deleted after the token was checked.
  if (!row) throw new ProblemError('unauthorized');
  const identities = await sql
    .selectFrom('account_identity')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .execute();
  const themes = await sql
    .selectFrom('interest_theme')
    .select('theme_id')
    .where('account_id', '=', accountId)
    .orderBy('theme_id')
    .execute();
  return {
    account: {
      id: row.id,
      email: row.email,
      nickname: row.nickname,
      firstName: row.first_name,
      lastName: row.last_name,
      language: row.language,
      createdAt: row.created_at.toISOString(),
      hasPassword: row.password_hash !== null,
    },
    agreements: [
      {
        documents: 'terms and privacy' as const,
        version: row.documents_version,
        agreedAt: row.created_at.toISOString(),
      },
    ],
    otherSignIns: identities.map(({ issuer, subject, linked_at }) => ({
      issuer,
      subject,
      linkedAt: linked_at.toISOString(),
    })),
    interestThemes: themes.map(({ theme_id }) => ({
      themeId: theme_id,
      key: themeKeyById(theme_id) ?? null,
    })),
  };
}

/** Sessions, password links, email codes and sign-up proofs, without the codes and tokens themselves. */
async function readProofs({ sql }: Database, accountId: string, email: string) {
  const sessions = await sql
    .selectFrom('session as s')
    .select((column) => [
      's.device',
      's.opened_at',
      's.expires_at',
      column
        .selectFrom('refresh_token as t')
        .select(({ fn }) => fn.max('t.issued_at').as('issued_at'))
        .whereRef('t.session_id', '=', 's.id')
        .as('renewed_at'),
    ])
    .where('s.account_id', '=', accountId)
    .orderBy('s.opened_at')
    .execute();
  const links = await sql
    .selectFrom('password_link')
    .select('expires_at')
    .where('account_id', '=', accountId)
    .orderBy('expires_at')
    .execute();
  const codes = await sql.selectFrom('email_code').selectAll().where('email', '=', email).execute();
  const proofs = await sql
    .selectFrom('sign_up_proof')
    .select(['kind', 'issuer', 'subject', 'expires_at'])
    .where('email', '=', email)
    .orderBy('expires_at')
    .execute();
  return {
    sessions: sessions.map(({ device, opened_at, expires_at, renewed_at }) => ({
      device,
      openedAt: opened_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      lastRenewedAt: toIso(renewed_at),
    })),
    passwordLinks: links.map(({ expires_at }) => ({ expiresAt: expires_at.toISOString() })),
    emailCodes: codes.map(({ sent_at, expires_at, tries }) => ({
      sentAt: sent_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      tries,
    })),
    signUpProofs: proofs.map(({ expires_at, ...proof }) => ({
      ...proof,
      expiresAt: expires_at.toISOString(),
    })),
  };
}

async function readPlans({ sql }: Database, accountId: string, placeName: NamedPlaces) {
  const saved = await sql
    .selectFrom('trip_plan')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const stops = await sql
    .selectFrom('trip_stop')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('order_index')
    .execute();
  const shared = await sql
    .selectFrom('shared_plan')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const planTrip = (plan: {
    trip_date: string | null;
    start_time: string | null;
    number_of_people: number | null;
    departure: string | null;
  }) => ({
    tripDate: plan.trip_date,
    startTime: plan.start_time,
    numberOfPeople: plan.number_of_people,
    departure: plan.departure,
  });
  return {
    savedPlan: saved
      ? {
          ...planTrip(saved),
          updatedAt: saved.updated_at.toISOString(),
          stops: stops.map(({ place_id, memo, stay_minutes }) => ({
            ...placeName(place_id),
            memo,
            stayMinutes: stay_minutes,
          })),
        }
      : null,
    sharedPlan: shared
      ? {
          ...planTrip(shared),
          sharedAt: shared.shared_at.toISOString(),
          stops: shared.place_ids.map((id, index) => ({
            ...placeName(id),
            stayMinutes: shared.stay_minutes?.[index] ?? null,
          })),
        }
      : null,
  };
}

async function readMails({ sql }: Database, email: string): Promise<AccountData['mails']> {
  const mails = await sql
    .selectFrom('mail_outbox')
    .select(['kind', 'language', 'created_at', 'expires_at', 'sent_at', 'failed_at'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return mails.map(({ kind, language, created_at, expires_at, sent_at, failed_at }) => ({
    kind,
    language,
    createdAt: created_at.toISOString(),
    expiresAt: toIso(expires_at),
    sentAt: toIso(sent_at),
    failedAt: toIso(failed_at),
  }));
}

/** Names of all places, also of those that have left the guide: they are a few hundred. */
async function readNames({ sql }: Database, language: Language): Promise<NamedPlaces> {
  const rows = await sql.selectFrom('place_content').select(['place_id', 'name']).execute();
  const names = new Map(rows.map(({ place_id, name }) => [place_id, name[language] ?? name.ko ?? '']));
  return (placeId) => ({ placeId, placeName: names.get(placeId) ?? '' });
}
