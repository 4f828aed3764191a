-- Amount that cash cards pay, fen. It is deducted from their balances when the order is created.
alter table orders add column card_amount bigint not null default 0 check (card_amount >= 0);

create table order_cash_cards (
  order_id text not null references orders,
  user_card_id text not null references user_cards,
  amount bigint not null check (amount > 0),
  -- Position in the order of their use.
  sort integer not null,
  primary key (order_id, user_card_id)
);

create index order_cash_cards_by_card on order_cash_cards (user_card_id);

alter table orders drop constraint orders_refunded_amount;

-- A refund can return money and card amounts together.
alter table orders add constraint orders_refunded_amount
  check (refunded_amount >= 0 and refunded_amount + moved_out <= pay_amount + card_amount + moved_in);

-- Cash card to which the part is refunded; null for a part of a payment.
alter table refund_parts add column user_card_id text references user_cards;

alter table refund_parts add constraint refund_parts_card
  check (user_card_id is null or state = 'REFUNDED' and payment_id is null);

alter table journal drop constraint journal_kind_check;

alter table journal drop constraint journal_account_check;

-- CARD: a balance that changes without an order. Its order_id is the order of the card, else the buyer's card.
alter table journal add constraint journal_kind_check
  check (kind in ('CHARGE', 'RETURN', 'SALE', 'REFUND_DUE', 'REFUND', 'REBOOK', 'RETURN_DUE', 'CARD'));

-- CARDS is the balance of all cash cards of buyers.
alter table journal add constraint journal_account_check
  check (account in ('BUYER', 'PROVIDER', 'MERCHANT', 'COUPONS', 'FEES', 'MOVED', 'CARDS'));

insert into journal (entry_id, order_id, kind, account, amount, at)
select 'C' || u.user_card_id, u.user_card_id, 'CARD', a.account, u.balance * a.sign, u.received_at
from user_cards u cross join (values ('CARDS', 1), ('MERCHANT', -1)) as a (account, sign)
where u.balance > 0;

drop view payable_books;

-- The money of each payable by its own rows, for the checks of the books. `refunded_amount` includes `card_refunded`.
create view payable_books as
select o.order_id, o.pay_amount, o.refunded_amount, o.moved_in, o.moved_out, o.card_amount,
  (select coalesce(sum(p.amount), 0)::bigint from refund_parts p join refunds r on r.refund_id = p.refund_id
    where r.order_id = o.order_id and p.user_card_id is not null) as card_refunded,
  o.paid_at,
  o.state in ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED') as is_paid, o.state = 'REFUNDED' as is_refunded
from orders o
union all
select order_id, pay_amount, refunded_amount, 0, 0, 0, 0, paid_at,
  state in ('PAID', 'SUCCEEDED', 'REFUNDING'), state = 'REFUNDED'
from item_orders
