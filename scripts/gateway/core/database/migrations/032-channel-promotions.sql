-- A promotion of one sales channel: for buyers only who come by it.
alter table promotions add column channel_id text
