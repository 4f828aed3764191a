-- Accounts that have edited their birthday. A birthday can be edited only once.
create table birthday_edits (
  user_id text primary key references users,
  edited_at bigint not null
);

-- Proofs that a contact of the account was verified by a code. A proof is valid for one action of a kind, for some
-- minutes.
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
