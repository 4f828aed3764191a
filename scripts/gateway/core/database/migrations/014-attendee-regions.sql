-- The country or region of an attendee whose document leaves it open: ISO 3166-1 alpha-2, empty when unknown.
alter table audiences
  add column region text not null default ''
