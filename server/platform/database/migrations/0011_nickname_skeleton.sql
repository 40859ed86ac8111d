-- How a nickname looks (server/accounts/nicknames.ts): of two that look alike, the first account has it. Accounts whose
-- look another had before the rule have no row here; their nicknames go on serving.
create table nickname_skeleton (
  skeleton text collate "C" primary key,
  account_id uuid not null unique references account (id) on delete cascade,
  -- The nickname that it was made of: a release that does not know this table may change it.
  nickname text not null
);
