-- When a used token served a second tab: it does so once.
alter table refresh_token add column shared_at timestamptz;
-- Tokens are removed when their cookies have expired.
create index refresh_token_age on refresh_token (issued_at);
