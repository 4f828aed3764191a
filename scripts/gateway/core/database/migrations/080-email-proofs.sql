-- Mails with a link and a code that verify an e-mail address, for a new account or a new password. Only hashes of link
-- and code are stored.
create table email_proofs (
  proof_id bigint generated always as identity primary key,
  -- ACTIVATE or RESET.
  kind text not null,
  -- E-mail address in lower case.
  email text not null,
  -- False for a mail that only informs and has no link.
  live boolean not null,
  link_hash text not null unique,
  code_hash text not null,
  -- Hash of the token that the correct code returns. Only the newest token is valid.
  token_hash text unique,
  tries integer not null default 0,
  sent_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create index email_proofs_by_email on email_proofs (email, kind, proof_id desc);

-- Mails also go to addresses without an account.
alter table messages alter column user_id drop not null
