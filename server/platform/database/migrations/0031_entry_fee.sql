-- Entry fee of an adult in won, 0 where entry is free; null where it is not known.
alter table place_content add column fee integer check (fee >= 0);
