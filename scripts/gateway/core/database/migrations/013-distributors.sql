-- Who is credited with an order: the distributor whose link the buyer came by.
alter table orders
  -- Id of the distributor's plan, or ''.
  add column plan_distributor_id text not null default '',
  add column distributor_user_id text not null default ''
