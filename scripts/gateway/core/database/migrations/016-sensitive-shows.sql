-- Shows whose poster is not shown in lists.
alter table shows add column sensitive boolean not null default false;
