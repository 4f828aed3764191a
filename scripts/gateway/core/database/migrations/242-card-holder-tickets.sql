-- True if the ticket was issued for the holder of an annual card, who cannot transfer it.
alter table tickets add column holder_only boolean not null default false
