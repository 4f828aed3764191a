-- Country or region of an attendee whose document does not determine it: ISO 3166-1 alpha-2, or '' if it is unknown.
alter table audiences
  add column region text not null default ''
