-- Tickets of this show, and coupons of this kind, are for buyers who have passed the face check.
alter table shows add column need_face_auth boolean not null default false;

-- Received by buyers who have passed the face check only (the module certification).
alter table coupon_templates add column need_face_auth boolean not null default false;
