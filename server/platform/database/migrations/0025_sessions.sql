-- What an owner of sessions is shown to tell them apart, and the end of the staff's idle ones.

alter table staff_session
  add column id uuid not null default gen_random_uuid(),
  -- Browser and system, as the browser named itself at the sign-in.
  add column device text,
  -- Accurate to a minute. Null until the first request after the sign-in that was made a minute later or more.
  add column last_used_at timestamptz;

alter table session add column device text;
