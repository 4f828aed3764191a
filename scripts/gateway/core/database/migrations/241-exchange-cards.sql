-- Card for which a coupon of this kind is exchanged; null for other kinds.
alter table coupon_templates add column card_id text references card_templates;

-- The coupon that was exchanged for the card. A coupon gives one card.
alter table user_cards add column coupon_id text unique references coupons on delete set null
