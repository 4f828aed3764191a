-- Sales channel to whose buyers the promotion is limited; null for all channels.
alter table promotions add column channel_id text
