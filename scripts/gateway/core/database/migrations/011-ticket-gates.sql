-- A ticket of a picked seat has the door of its section; others that of their tier.
alter table tickets add column entrance jsonb
