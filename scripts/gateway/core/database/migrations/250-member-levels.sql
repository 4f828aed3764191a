-- Share of the price that members of the level pay, basis points.
alter table member_levels add column rate integer;

-- Growth within 12 months that is required for the level.
alter table member_levels add column growth integer;

update member_levels set rate = case level when 1 then 9800 else 9500 end,
  growth = case level when 1 then 1000 else 5000 end;

alter table member_levels alter column rate set not null;

alter table member_levels alter column growth set not null;

-- Null for a level that is not sold.
alter table member_levels alter column price drop not null;

alter table member_levels drop column rights;

alter table member_levels add constraint member_levels_terms
  check (level > 0 and rate between 1 and 10000 and growth > 0 and price > 0);

create table member_rights (
  level integer not null references member_levels,
  right_type text not null,
  -- Name of an icon of the storefront.
  icon text not null,
  -- Texts in each language. The rate of the level replaces the badge of a DISCOUNT.
  name jsonb not null,
  badge jsonb not null,
  detail jsonb not null,
  how_often jsonb not null,
  -- A page of the storefront (domain/member/right).
  target text not null,
  is_displayed boolean not null,
  is_highlight boolean not null,
  sort integer not null,
  primary key (level, right_type)
);

-- Each change of a buyer's level, including changes from and to 0.
create table level_changes (
  change_id bigint generated always as identity primary key,
  user_id text not null references users,
  from_level integer not null,
  to_level integer not null check (to_level <> from_level),
  -- The rule that changed it (domain/member/level).
  reason text not null,
  at bigint not null
);

create index level_changes_of_buyer on level_changes (user_id, change_id)
