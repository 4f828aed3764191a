-- Rows and seats of a tier whose seats the gateway assigns. Null for free seating, or for seats chosen on a plan.
alter table seat_plans add column seat_block jsonb;

-- Existing tiers continue at their counter, with 24 seats per row from row 8 on.
update seat_plans set seat_block = '{"firstRow": 8, "lastRow": 9999, "firstSeat": 1, "lastSeat": 24}'
  where numbered and not exists (select from seat_sales s where s.session_id = seat_plans.session_id);

alter table seat_plans drop column numbered
