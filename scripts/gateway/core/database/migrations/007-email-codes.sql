-- Codes go to phones, and to e-mail addresses that are to be bound to an account. An address has no phone and no area.
alter table verify_codes add column email text not null default '';

create index verify_codes_by_email on verify_codes (email, code_id desc)
