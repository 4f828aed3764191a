-- A stranger sells tickets of the show in the merchant's name, so buyers are warned.
alter table shows add column fraud_warning boolean not null default false;

-- Where a group of shows plays: a VENUE of its own, or a PLACE with several.
alter table show_groups add column address_type text not null default 'VENUE' check (address_type in ('VENUE', 'PLACE'))
