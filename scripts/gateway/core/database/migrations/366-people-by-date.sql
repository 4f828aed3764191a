-- Finds the people of past reservations, who are deleted.
create index reservation_people_by_date on reservation_people (date)
