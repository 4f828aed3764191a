-- Channel of the message; null while the account has neither a phone nor an e-mail address. `open_id` belongs to the
-- account that accepted a subscribe message.
alter table subscriptions add column channel text, add column open_id text;

-- Every notification of a buyer has a row, including order drafts and waitlist positions, whose ids are the target.
insert into subscriptions (user_id, show_id, target_id, kind, created_at, notified_at)
select user_id, show_id, show_id, 'GRAB', created_at, reminded_at from grabs where remind;

insert into subscriptions (user_id, show_id, target_id, kind, created_at)
select user_id, show_id, wait_id, 'WAIT_LIST', joined_at from waits where state = 'WAITING';

drop index grabs_to_remind;

alter table grabs drop column remind, drop column reminded_at;

create index subscriptions_unsent on subscriptions (show_id) where kind in ('SALE_REMIND', 'GRAB') and notified_at is null
