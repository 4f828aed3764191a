-- E-mail address to which the code was sent, or ''. With an address, phone and area code are empty.
alter table verify_codes add column email text not null default '';

create index verify_codes_by_email on verify_codes (email, code_id desc)
