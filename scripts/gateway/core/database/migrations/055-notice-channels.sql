-- How the buyer is written to; null while the account has neither phone nor address. `open_id`: who accepted a subscribe message.
alter table subscriptions add column channel text, add column open_id text;

-- All that a buyer is written to about is a row here: also a prepared purchase, and a place in a line (target: its id).
insert into subscriptions (user_id, show_id, target_id, kind, created_at, notified_at)
select user_id, show_id, show_id, 'GRAB', created_at, reminded_at from grabs where remind;

insert into subscriptions (user_id, show_id, target_id, kind, created_at)
select user_id, show_id, wait_id, 'WAIT_LIST', joined_at from waits where state = 'WAITING';

drop index grabs_to_remind;

alter table grabs drop column remind, drop column reminded_at;

create index subscriptions_unsent on subscriptions (show_id) where kind in ('SALE_REMIND', 'GRAB') and notified_at is null
