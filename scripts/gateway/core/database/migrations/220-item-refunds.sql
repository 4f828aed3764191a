-- Refunds of any payable. Refunds of item orders return the whole order, and have no session and no refund_units.
alter table refunds drop constraint refunds_order_id_fkey;

alter table refunds alter column session_id drop not null
