-- True if the scanners of the venue read bar codes only.
alter table shows add column bar_code boolean not null default false
