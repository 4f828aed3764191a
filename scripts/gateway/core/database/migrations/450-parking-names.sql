alter table parking_payments rename column told_at to notified_at
