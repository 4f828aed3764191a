-- Tickets that were not bought here have no order.
alter table vouchers alter column order_id drop not null
