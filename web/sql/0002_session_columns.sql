-- Renames sealed to encrypted_tokens and keep to remember_me. During the deploy the old build still uses the old
-- columns, so a trigger copies each value to the other column. The next release drops the trigger and the old columns.
alter table sessions add column encrypted_tokens bytea;
alter table sessions add column remember_me boolean;
update sessions set encrypted_tokens = sealed, remember_me = keep;

create function copy_session_columns() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.encrypted_tokens := coalesce(new.encrypted_tokens, new.sealed);
    new.remember_me := coalesce(new.remember_me, new.keep);
  elsif new.sealed is distinct from old.sealed then
    new.encrypted_tokens := new.sealed;
  end if;
  new.sealed := new.encrypted_tokens;
  new.keep := new.remember_me;
  return new;
end
$$;

create trigger copy_session_columns before insert or update on sessions
  for each row execute function copy_session_columns();
