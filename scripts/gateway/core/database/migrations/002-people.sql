create table users (
  user_id text primary key,
  country_code text not null default '86',
  cellphone text,
  email text,
  password_hash text,
  open_id text not null,
  nickname text not null,
  avatar text not null,
  sex text not null default 'UNKNOWN',
  birthday text not null default '',
  prime_level integer not null default 0,
  created_at bigint not null
);

create unique index users_by_phone on users (country_code, cellphone) where cellphone is not null;

create unique index users_by_email on users (lower(email)) where email is not null;

create table verify_codes (
  code_id bigint generated always as identity primary key,
  country_code text not null,
  cellphone text not null,
  code text not null,
  sent_at bigint not null,
  expires_at bigint not null,
  tries integer not null default 0,
  used_at bigint
);

create index verify_codes_by_phone on verify_codes (country_code, cellphone, code_id desc);

-- Refresh tokens, one row per token. All tokens of one login have the same family.
create table refresh_tokens (
  token_id text primary key,
  family text not null,
  user_id text not null references users,
  issued_at bigint not null,
  expires_at bigint not null,
  replaced_at bigint,
  revoked_at bigint
);

create index refresh_tokens_by_family on refresh_tokens (family);

-- Certifications. An account has at most one of each kind: PERSON, ELECTRONIC_CERT, STUDENT.
create table certifications (
  user_id text not null references users,
  auth_type text not null,
  -- AUTHING, AUTH_SUCCESS or AUTH_FAIL; EXPIRED follows from `valid_until`.
  auth_status text not null,
  verified_at bigint,
  primary key (user_id, auth_type)
);

create table audiences (
  audience_id text primary key,
  user_id text not null references users,
  name text not null,
  id_type text not null,
  id_no text not null,
  country_code text not null default '86',
  cellphone text not null default '',
  birthday text not null default '',
  created_at bigint not null,
  unique (user_id, id_type, id_no)
);

create table addresses (
  address_id text primary key,
  user_id text not null references users,
  recipient text not null,
  country_code text not null default '86',
  cellphone text not null,
  province_id text not null,
  city_id text not null,
  district_id text not null,
  detail text not null,
  is_default boolean not null default false,
  created_at bigint not null
);

create index addresses_by_user on addresses (user_id);

-- Notifications that buyers requested. Each is sent once.
create table subscriptions (
  user_id text not null references users,
  show_id text not null references shows,
  -- Id of the show, the session, the waitlist position or the order.
  target_id text not null,
  kind text not null,
  created_at bigint not null,
  primary key (user_id, target_id, kind)
);

-- CASH and REDUCTION deduct `amount` fen from `threshold` fen on. DISCOUNT charges `amount` percent.
create table coupon_templates (
  template_id text primary key,
  title jsonb not null,
  coupon_type text not null,
  threshold bigint not null default 0,
  amount bigint not null,
  category text,
  show_id text references shows,
  scope_rank integer not null default 0
);

create table coupons (
  coupon_id text primary key,
  template_id text not null references coupon_templates,
  user_id text not null references users,
  start_time bigint not null,
  expire_time bigint not null,
  used_order_id text,
  used_at bigint
);

create index coupons_by_user on coupons (user_id);

create table cart_items (
  user_id text not null references users,
  spu_id text not null references goods,
  quantity integer not null check (quantity > 0),
  primary key (user_id, spu_id)
)
