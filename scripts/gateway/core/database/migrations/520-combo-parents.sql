-- The combo as which the orders of a parent were bought; null for other parents. The ids of these parents begin with P,
-- and one payment pays all their orders.
alter table order_parents add column promotion_id text;

-- The set of holds that gave the orders their seats and units.
alter table order_parents add column hold_set_id text unique;

-- Price rule of the combo at the purchase (domain/combo ComboFacts).
alter table order_parents add column combo_facts jsonb;

alter table order_parents add constraint order_parents_combo
  check ((promotion_id is null) = (parent_id not like 'P%') and (promotion_id is null) = (combo_facts is null));

create index order_parents_by_promotion on order_parents (promotion_id) where promotion_id is not null;
