-- The order of names in Traditional Chinese. Until the guide is loaded anew, every place has the same position.
alter table place add column name_order_tw int not null default 0;

create index place_type_name_tw on place (type, name_order_tw, ordinal) where listed;
create index place_name_tw on place (name_order_tw, ordinal) where listed;
