-- Mails that wait, are sent, or could not be. Written in the transaction of their cause; times come from the Clock.
create table mail_outbox (
  -- Also the mail's Message-ID, so that the same mail sent twice is known as one.
  id uuid primary key,
  recipient text not null,
  language text not null,
  kind text not null,
  -- The letter under the mails' key; null once it is sent or given up.
  sealed bytea,
  created_at timestamptz not null,
  -- After it the mail is of no use: a code that has expired, say.
  expires_at timestamptz,
  attempts int not null default 0,
  next_try_at timestamptz not null,
  -- A worker holds it until then; a worker that died lets it go by time.
  claimed_until timestamptz,
  last_error text,
  sent_at timestamptz,
  failed_at timestamptz
);
create index mail_outbox_waiting on mail_outbox (next_try_at) where sent_at is null and failed_at is null;
create index mail_outbox_recipient on mail_outbox (recipient);
create index mail_outbox_age on mail_outbox (created_at);

-- What the stand-in for a mail server received.
create table sandbox_mail (
  id uuid primary key,
  message_id text collate "C" not null unique,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null,
  number bigint generated always as identity
);
create index sandbox_mail_newest on sandbox_mail (number desc);
create index sandbox_mail_recipient on sandbox_mail (recipient, number desc);
