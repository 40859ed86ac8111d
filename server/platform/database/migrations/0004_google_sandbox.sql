-- The stand-in for Google's sign-in (server/sandbox/google): what it must know after a restart.

create table sandbox_oidc (
  -- A kind of oidc-provider's own (Interaction, AuthorizationCode, ...), or one of ours (User, Keys).
  kind text collate "C" not null,
  id text collate "C" not null,
  payload jsonb not null,
  -- What is revoked together when a code is used twice.
  grant_id text collate "C",
  -- Null for what does not expire.
  expires_at timestamptz,
  primary key (kind, id)
);
create index sandbox_oidc_grant on sandbox_oidc (grant_id) where grant_id is not null;
create index sandbox_oidc_expiry on sandbox_oidc (expires_at) where expires_at is not null;
