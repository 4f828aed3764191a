alter table coupon_templates add column valid_days integer check (valid_days > 0);
