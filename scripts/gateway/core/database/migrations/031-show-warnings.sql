-- True if an unauthorized seller offers tickets of the show in the merchant's name. The storefront then warns buyers.
alter table shows add column fraud_warning boolean not null default false;

-- Kind of the venue of a show group: one VENUE, or a PLACE with several venues.
alter table show_groups add column address_type text not null default 'VENUE' check (address_type in ('VENUE', 'PLACE'))
