-- Price of 12 months in points; null if the level cannot be bought with points.
alter table member_levels add column point_price integer;

alter table member_levels add constraint member_levels_point_price
  check (point_price is null or (point_price > 0 and price is not null));
