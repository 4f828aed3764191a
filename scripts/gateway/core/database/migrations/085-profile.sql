-- A birthday may be edited once only: who has a row here did.
create table birthday_edits (
  user_id text primary key references users,
  edited_at bigint not null
);

-- A contact of the account was proven by a code: good for one act of a kind, for some minutes.
create table account_proofs (
  proof_id text primary key,
  user_id text not null references users on delete cascade,
  -- Login that received the proof. No other login can use it.
  session_id text not null,
  channel text not null check (channel in ('CELLPHONE', 'EMAIL')),
  purpose text not null check (purpose in ('CONTACT', 'DATA', 'CLOSE')),
  expires_at bigint not null,
  used_at bigint
);

create index account_proofs_by_user on account_proofs (user_id)
