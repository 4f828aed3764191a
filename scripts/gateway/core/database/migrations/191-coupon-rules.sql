-- The rules of a coupon, as the pricing engine reads them (domain/pricing).
alter table coupon_templates add column rules jsonb;

update coupon_templates set rules = jsonb_build_object(
  'couponType', coupon_type,
  'limitationType', case
    when threshold > 0 then 'AMOUNT'
    when coupon_type = 'DISCOUNT' then 'NONE_THRESHOLD_DEDUCT_DISCOUNT'
    else 'NONE_THRESHOLD_DEDUCT_AMOUNT'
  end,
  'limitation', threshold,
  'amount', case when coupon_type = 'DISCOUNT' then null else amount end,
  'discount', case when coupon_type = 'DISCOUNT' then amount * 100 end,
  'qty', 1,
  'useCouponRule', case
    when show_id is not null then 'LIMIATION_SHOW_DATA'
    when category is not null then 'LIMIATION_SHOW_TYPE_OR_TAG'
    else 'ALL_SHOW'
  end,
  'couponUseLimitVO', jsonb_build_object(
    'showIds', case when show_id is null then '[]'::jsonb else jsonb_build_array(show_id) end,
    'showTypes', case when category is null then '[]'::jsonb else jsonb_build_array(category) end,
    'showSessionIds', '[]'::jsonb, 'seatPlanIds', '[]'::jsonb, 'venueIds', '[]'::jsonb,
    'tagIds', '[]'::jsonb, 'itemIds', '[]'::jsonb, 'categoryIds', '[]'::jsonb
  ),
  'couponBizTypes', '["SHOW"]'::jsonb,
  'useWay', 'ONLINE',
  'combinesWith', true
);

alter table coupon_templates alter column rules set not null;

-- Rules of the coupon when it was received. Later changes of the kind do not apply to it.
alter table coupons add column rules jsonb;

update coupons c set rules = t.rules from coupon_templates t where t.template_id = c.template_id;

alter table coupons alter column rules set not null;

alter table coupon_templates
  drop column coupon_type,
  drop column threshold,
  drop column amount,
  drop column category,
  drop column show_id,
  drop column scope_rank;

-- Part of each reduction per unit of an order, fen. Older orders have no rows. Their reductions are divided among the
-- units.
create table order_unit_shares (
  order_id text not null references orders,
  unit_id text not null,
  promotion bigint not null check (promotion >= 0),
  coupon bigint not null check (coupon >= 0),
  points bigint not null check (points >= 0),
  -- Amount of the unit after all reductions, fen.
  paid bigint not null check (paid >= 0),
  primary key (order_id, unit_id)
)
