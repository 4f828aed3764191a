-- Reason of a failed or returned payment. `state_at` is the time of the current state.
alter table payments add column reason text not null default '';

alter table payments add column state_at bigint;

update payments set state_at = coalesce(settled_at, created_at);

alter table payments alter column state_at set not null;

update payments set state = 'RETURNED', reason = 'LATE' where state = 'REFUNDED';

-- An order has at most one open payment, and at most one payment at a provider.
update payments p set state = 'REPLACED' where p.state = 'CREATED' and exists (
  select from payments n where n.order_id = p.order_id and n.state in ('CREATED', 'PENDING')
    and (n.created_at, n.payment_id) > (p.created_at, p.payment_id)
);

update payments p set state = 'RETURNED', reason = 'TWICE' where p.state = 'PENDING' and exists (
  select from payments n where n.order_id = p.order_id and n.state in ('PENDING', 'PAID') and n.payment_id > p.payment_id
);

update payments p set state = 'CANCELED', reason = 'ORDER_ENDED' where p.state = 'CREATED' and exists (
  select from orders o where o.order_id = p.order_id and o.state <> 'UNPAID'
);

create unique index payments_open_once on payments (order_id) where state = 'CREATED';

create unique index payments_under_way_once on payments (order_id) where state = 'PENDING';

-- Every movement of money when it becomes known: a charge by the provider, or a return to the buyer. A payment has each
-- at most once.
create table ledger (
  entry_id bigint generated always as identity primary key,
  order_id text not null references orders,
  payment_id text references payments,
  kind text not null check (kind in ('CHARGE', 'RETURN')),
  amount bigint not null check (amount > 0),
  at bigint not null,
  unique (payment_id, kind)
);

create index ledger_by_order on ledger (order_id);

insert into ledger (order_id, payment_id, kind, amount, at)
select o.order_id, (select p.payment_id from payments p where p.order_id = o.order_id and p.state = 'PAID'), 'CHARGE', o.pay_amount, o.paid_at
from orders o where o.paid_at is not null and o.pay_amount > 0;

insert into ledger (order_id, payment_id, kind, amount, at)
select e.order_id, e.payment_id, 'RETURN', e.amount, e.at from ledger e join orders o on o.order_id = e.order_id where o.state = 'REFUNDED';

insert into ledger (order_id, payment_id, kind, amount, at)
select p.order_id, p.payment_id, k.kind, p.amount, p.state_at
from payments p cross join (values ('CHARGE'), ('RETURN')) as k (kind) where p.state = 'RETURNED';

-- Simulated provider of the sandbox: the outcome of a payment, its time, and the order in the provider's notice.
create table provider_payments (
  payment_id text primary key references payments,
  outcome text not null,
  reason text not null default '',
  named_order text not null,
  amount bigint not null check (amount > 0),
  at bigint not null,
  returned_at bigint
);

-- Times at which the simulated provider notifies the gateway. A payment can have no notice, one, or several.
create table provider_notices (
  notice_id bigint generated always as identity primary key,
  payment_id text not null references provider_payments,
  due_at bigint not null,
  delivered_at bigint
);

create index provider_notices_due on provider_notices (due_at) where delivered_at is null;

insert into provider_payments (payment_id, outcome, named_order, amount, at)
select payment_id, 'PAID', order_id, amount, state_at from payments where state = 'PENDING';

insert into provider_notices (payment_id, due_at)
select payment_id, settle_at from payments where state = 'PENDING';

drop index payments_due;

alter table payments drop column settle_at;

alter table payments drop column settled_at;

create index payments_under_way on payments (state_at) where state = 'PENDING'
