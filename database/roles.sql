-- Creates the database and the roles of the parts. Each part has its own schema and no access to the others. Run it as the
-- superuser; it can be repeated, for example to change a password or after a dump was loaded:
--
--   psql -v cms_password=… -v web_password=… -v enquiries_password=… -f database/roles.sql
\set ON_ERROR_STOP on

-- Whatever the language of the server is.
select $$create database duet encoding 'UTF8' locale 'C.UTF-8' template template0$$ where not exists (select from pg_database where datname = 'duet') \gexec
\connect duet

revoke all on database duet from public;
revoke all on schema public from public;

select format('create role %I', name) from (values ('cms'), ('web'), ('enquiries')) as parts (name)
where not exists (select from pg_roles where rolname = name) \gexec

alter role cms login password :'cms_password';
alter role web login password :'web_password';
alter role enquiries login password :'enquiries_password';
grant connect on database duet to cms, web, enquiries;

create schema if not exists cms authorization cms;
create schema if not exists web authorization web;
create schema if not exists enquiries authorization enquiries;
alter role cms in database duet set search_path = cms;
alter role web in database duet set search_path = web;
alter role enquiries in database duet set search_path = enquiries;
