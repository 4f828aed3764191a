-- Events that storefronts tracked with the buyer's consent. `facts` contains names and ids of catalog items, and no
-- personal data.
create table tracking_events (
  event_id text primary key,
  -- Null for visitors, and after the account was deleted.
  user_id text references users on delete set null,
  device text not null,
  visit text not null,
  name text not null,
  facts jsonb not null,
  -- The client's terminal code (shell §7).
  terminal text not null,
  priority integer not null,
  happened_at bigint not null,
  received_at bigint not null
);

create index tracking_events_by_arrival on tracking_events (received_at)
