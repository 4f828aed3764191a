-- From its receipt; null where nothing is said.
alter table coupon_templates add column valid_days integer check (valid_days > 0);
