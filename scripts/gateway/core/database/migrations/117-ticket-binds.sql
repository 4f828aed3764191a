-- Codes of invitations, and of tickets that were bought elsewhere. The code itself is not stored. `phone_tail` contains
-- the last digits of the phone with which the ticket was bought; '' for an invitation. `bound_at` remains after the
-- account is deleted.
create table bind_codes (
  code_digest text primary key,
  kind text not null check (kind in ('INVITATION', 'PARTNER')),
  show_id text not null references shows,
  session_id text not null references sessions,
  seat_plan_id text not null references seat_plans,
  seats jsonb not null,
  issuer jsonb not null,
  -- Last digits of the phone number; '' for an invitation.
  phone_tail text not null default '',
  expires_at bigint not null,
  withdrawn boolean not null default false,
  -- Null before the binding, and after the account was deleted.
  user_id text references users,
  voucher_id text references vouchers,
  bound_at bigint
);

create index bind_codes_by_user on bind_codes (user_id);

create table bind_attempts (
  user_id text primary key references users,
  failed integer not null,
  -- Time of the first failed attempt, epoch ms.
  since bigint not null
)
