-- A ticket that is sold back through the waitlist is a resale.
alter table ticket_returns rename to resales;

alter table resales rename column return_id to resale_id;

alter table shows rename column return_rule to resale_rule
