-- Reservations that wait for a full slot. They have the first slot that they wait for until one is offered. `quantity` is
-- the number of places that the buyer wants, and after the offer the number of offered places.
alter table reservations drop constraint reservations_state_check;

alter table reservations
  add constraint reservations_state_check check (
    state in (
      'WAITING', 'OFFERED', 'LEFT_LINE', 'MISSED', 'CONFIRMED', 'CANCELED', 'IN', 'NOT_COME', 'CLOSED_BY_VENUE'
    )
  );

-- Attendees that the buyer chose before waiting. They are only suggested when places are offered.
alter table reservations add column audience_ids jsonb not null default '[]';

-- A buyer waits once for a service. The position contains all slots.
create unique index reservations_waiting_once on reservations (user_id, reserve_id) where state in ('WAITING', 'OFFERED')
