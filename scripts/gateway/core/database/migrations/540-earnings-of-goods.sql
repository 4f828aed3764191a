-- Goods earn points and growth like tickets, so `order_id` is the id of an order or of an item order.
alter table point_lots drop constraint point_lots_order_id_fkey;

alter table growth_records drop constraint growth_records_order_id_fkey
