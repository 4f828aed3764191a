alter table spus
  -- Id in the merchant's own system, or null.
  add column third_party_id text unique,
  -- Time of the listing, epoch ms.
  add column listed_at bigint not null default 0
