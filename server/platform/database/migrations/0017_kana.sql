-- The name as it is said, in katakana, also where no page shows it: the pocket guide searches it on the device.
alter table place_content add column kana text;
