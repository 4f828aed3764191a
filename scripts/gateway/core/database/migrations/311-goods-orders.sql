-- The variants of an order of goods: ids, names, pieces and prices at the time of the order.
alter table item_orders add column goods jsonb not null default '[]';

-- Ticket order to which the goods belong.
alter table item_orders add column ticket_order_id text references orders;

-- True if one payment pays both orders.
alter table item_orders add column is_bound boolean not null default false;

alter table item_orders add constraint item_orders_bound check (not is_bound or ticket_order_id is not null);

create index item_orders_by_ticket_order on item_orders (ticket_order_id) where ticket_order_id is not null;

-- Amount that cash cards pay, fen.
alter table item_orders add column card_amount bigint not null default 0 check (card_amount >= 0);

alter table item_orders drop constraint item_orders_check1;

alter table item_orders add constraint item_orders_refunded_amount
  check (refunded_amount between 0 and pay_amount + card_amount);

-- The parts of a unit in each reduction, fen.
alter table item_order_units add column member bigint not null default 0 check (member >= 0);

alter table item_order_units add column points bigint not null default 0 check (points >= 0);

-- Cash cards pay payables of any kind.
alter table order_cash_cards drop constraint order_cash_cards_order_id_fkey;

-- A payment of a bound purchase has one charge per order, and at most one return per order.
drop index ledger_once;

create unique index ledger_once on ledger (payment_id, order_id, kind) where kind <> 'REFUND';

drop view payable_books;

create view payable_books as
select o.order_id, o.pay_amount, o.refunded_amount, o.moved_in, o.moved_out, o.card_amount,
  (select coalesce(sum(p.amount), 0)::bigint from refund_parts p join refunds r on r.refund_id = p.refund_id
    where r.order_id = o.order_id and p.user_card_id is not null) as card_refunded,
  o.paid_at,
  o.state in ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED') as is_paid, o.state = 'REFUNDED' as is_refunded
from orders o
union all
select m.order_id, m.pay_amount, m.refunded_amount, 0, 0, m.card_amount,
  (select coalesce(sum(p.amount), 0)::bigint from refund_parts p join refunds r on r.refund_id = p.refund_id
    where r.order_id = m.order_id and p.user_card_id is not null),
  m.paid_at, m.state in ('PAID', 'SUCCEEDED', 'REFUNDING'), m.state = 'REFUNDED'
from item_orders m
