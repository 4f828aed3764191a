-- True for a show whose tickets cost less for members.
alter table shows add column member_price boolean not null default false;
