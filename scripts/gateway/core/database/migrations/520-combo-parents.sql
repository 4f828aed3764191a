-- The combo as which the orders of a parent were bought; null for other parents. The ids of these parents begin with P,
-- and one payment pays all their orders.
alter table order_parents add column promotion_id text;

-- The set of holds that gave the orders their seats and units.
alter table order_parents add column hold_set_id text unique;

-- Number of sets of the combo.
alter table order_parents add column set_count integer check (set_count > 0);

-- Price rule and tiers of the combo at the purchase (domain/combo ComboFacts). Refunds use this rule.
alter table order_parents add column combo_facts jsonb;

alter table order_parents add constraint order_parents_combo
  check ((promotion_id is null) = (parent_id not like 'P%') and (promotion_id is null) = (combo_facts is null)
    and (promotion_id is null) = (set_count is null));

create index order_parents_by_promotion on order_parents (promotion_id) where promotion_id is not null;
