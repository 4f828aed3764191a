-- Finds the people of past reservations for their deletion.
create index reservation_people_by_date on reservation_people (date)
