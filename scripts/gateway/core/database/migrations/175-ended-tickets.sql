-- Kind of the refund that ended the ticket (refunds.kind), or null. A rebooked ticket is displayed as replaced.
alter table tickets add column ended_by text
