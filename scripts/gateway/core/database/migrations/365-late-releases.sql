-- Places of slots that buyers returned after the deadline of cancellations, by a move or a cancellation.
create table reservation_releases (
  reservation_id text not null references reservations on delete cascade,
  -- Version of the reservation that had the places.
  version integer not null,
  reserve_id text not null,
  slot_id text not null,
  quantity integer not null check (quantity > 0),
  -- Epoch ms.
  at bigint not null,
  primary key (reservation_id, version)
);

create index reservation_releases_by_slot on reservation_releases (reserve_id, slot_id);

insert into reservation_releases (reservation_id, version, reserve_id, slot_id, quantity, at)
select reservation_id, version - 1, reserve_id, slot_id, quantity, canceled_at
from reservations
where is_late and canceled_at is not null
