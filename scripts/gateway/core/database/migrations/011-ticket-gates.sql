-- Entrance of the section if the buyer chose the seat; null if the entrance of the tier applies.
alter table tickets add column entrance jsonb
