-- Refund rule of orders that use the privilege (domain/refund/rule). Null if the show's rule applies.
alter table privileges add column refund_rule jsonb;

-- Privilege that the order used, or null. The order of a rebooking has the same privilege.
alter table orders add column privilege_id text references privileges on delete set null
