-- Makes the role of the product, which reads and writes rows but may not change the schema: solbada_product. Run it once with psql as
-- the owner of the tables, before or after the first migration (docs/operations/data.md#a-role-with-fewer-rights).
\getenv password PRODUCT_PASSWORD
create role solbada_product login password :'password';
revoke create on schema public from public;
grant select, insert, update, delete on all tables in schema public to solbada_product;
grant usage on all sequences in schema public to solbada_product;
alter default privileges in schema public grant select, insert, update, delete on tables to solbada_product;
alter default privileges in schema public grant usage on sequences to solbada_product;
