-- Issued in the name of the holder of an annual card, who cannot give it away.
alter table tickets add column holder_only boolean not null default false
