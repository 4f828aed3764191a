-- True if tickets of the show cost less for members.
alter table shows add column member_price boolean not null default false;
