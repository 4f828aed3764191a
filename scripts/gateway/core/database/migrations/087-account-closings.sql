-- Accounts that their buyers closed. A login before `close_at` cancels the closing. Afterwards, all personal data are
-- deleted.
create table account_closings (
  user_id text primary key references users,
  requested_at bigint not null,
  close_at bigint not null,
  taken_back_at bigint,
  -- Login that canceled the closing.
  taken_back_by text,
  erased_at bigint
);

create index account_closings_due on account_closings (close_at) where taken_back_at is null and erased_at is null
