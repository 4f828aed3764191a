-- The venue reads codes by line scanners, which take bar codes only.
alter table shows add column bar_code boolean not null default false
