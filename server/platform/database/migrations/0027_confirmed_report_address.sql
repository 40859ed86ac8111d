-- Whether the visitor who left an address on a report was signed in to the account with that address. Anybody can type
-- any address, so only confirmed reports are in the download of an account's data.
alter table place_report add column email_confirmed boolean not null default false;
