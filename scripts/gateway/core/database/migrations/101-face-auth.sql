-- True if the tickets of the show require a face check of the buyer.
alter table shows add column need_face_auth boolean not null default false;

-- True if only buyers who have passed the face check can receive the coupon (module certification).
alter table coupon_templates add column need_face_auth boolean not null default false;
