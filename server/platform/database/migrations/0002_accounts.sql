-- Accounts: who somebody is, how they prove it, and what they chose. Times come from the Clock, never from now().

create table account (
  id uuid primary key,
  -- In lower case; one account an address, however it signs in.
  email text collate "C" not null unique,
  -- Argon2id; null for who has only ever signed in by another service.
  password_hash text,
  first_name text,
  last_name text,
  nickname text not null,
  -- What makes two nicknames the same (server/accounts/nicknames.ts).
  nickname_key text collate "C" not null unique,
  language text not null,
  -- The documents that were agreed to, and when.
  documents_version int not null,
  created_at timestamptz not null
);

-- Users of other services are known by issuer and subject, never by their address (OpenID Connect Core, section 5.7).
create table account_identity (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  account_id uuid not null references account (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);
create index account_identity_account on account_identity (account_id);

create table session (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  opened_at timestamptz not null,
  -- Moves on with every refresh, up to a limit counted from opened_at.
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- Every refresh token of a living session, so that a used one that comes again is known as such (RFC 9700, 4.14.2).
create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

-- The code under way for an address; a new one takes the old one's place.
create table email_code (
  email text collate "C" primary key,
  code_hash text not null,
  tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- What was proved and is not an account yet: an address by its code, or a user of another service.
create table sign_up_proof (
  hash bytea primary key,
  kind text not null check (kind in ('email', 'social')),
  email text collate "C" not null,
  issuer text,
  subject text,
  expires_at timestamptz not null,
  check ((kind = 'social') = (issuer is not null and subject is not null))
);
create index sign_up_proof_expiry on sign_up_proof (expires_at);

create table password_link (
  hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_link_account on password_link (account_id);
create index password_link_expiry on password_link (expires_at);

-- Themes belong to content, which may drop one: no foreign key holds it back.
create table interest_theme (
  account_id uuid not null references account (id) on delete cascade,
  theme_id int not null,
  primary key (account_id, theme_id)
);

create table place_like (
  account_id uuid not null references account (id) on delete cascade,
  place_id int not null references place (id),
  liked_at timestamptz not null,
  primary key (account_id, place_id)
);
create index place_like_newest on place_like (account_id, liked_at desc, place_id);
