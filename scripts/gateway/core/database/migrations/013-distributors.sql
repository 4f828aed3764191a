-- Distributor who is credited with the order, because the buyer opened the distributor's link.
alter table orders
  -- Id of the distributor's plan, or ''.
  add column plan_distributor_id text not null default '',
  add column distributor_user_id text not null default ''
