-- The refund rule of orders by this privilege, in place of the show's (domain/refund/rule); null: the show's.
alter table privileges add column refund_rule jsonb;

-- The privilege that an order was made by; null: by none. What came of a rebooking keeps it.
alter table orders add column privilege_id text references privileges on delete set null
