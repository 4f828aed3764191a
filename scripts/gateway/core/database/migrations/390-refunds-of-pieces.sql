-- The refund of a piece of goods; null for a piece that was not refunded.
alter table item_order_units add column refund_id text references refunds deferrable initially deferred;

create index item_order_units_by_refund on item_order_units (refund_id) where refund_id is not null
