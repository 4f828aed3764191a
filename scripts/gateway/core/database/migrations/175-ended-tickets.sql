-- What ended a ticket before its time (refunds.kind): one that others took the place of is shown as such.
alter table tickets add column ended_by text
