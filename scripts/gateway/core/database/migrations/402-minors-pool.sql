-- Maximum minors in one slot, or null. The capacities have the kind MINOR.
alter table reservables add column minor_capacity integer;

-- Number of people who are minors on the date of the reservation.
alter table reservations add column minors integer not null default 0
