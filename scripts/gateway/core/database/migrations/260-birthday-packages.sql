-- Birthday packages that buyers have taken: one for each birthday.
create table birthday_packages (
  user_id text not null references users,
  -- Year of the birthday, in the shop's time zone.
  year integer not null,
  -- The buyer's level when the package was taken.
  level integer not null,
  idempotency_key text not null,
  taken_at bigint not null,
  primary key (user_id, year)
)
