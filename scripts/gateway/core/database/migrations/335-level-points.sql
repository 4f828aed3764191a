-- Points that 12 months cost instead of the price; null for a level that points do not buy.
alter table member_levels add column point_price integer;

alter table member_levels add constraint member_levels_point_price
  check (point_price is null or (point_price > 0 and price is not null));
