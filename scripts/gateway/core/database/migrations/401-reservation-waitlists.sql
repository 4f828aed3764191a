-- Reservations that wait for full slots. They contain the first of these slots until a slot is offered. `quantity` is
-- the number of requested places, and after the offer the number of offered places.
alter table reservations drop constraint reservations_state_check;

alter table reservations
  add constraint reservations_state_check check (
    state in (
      'WAITING', 'OFFERED', 'LEFT_LINE', 'MISSED', 'CONFIRMED', 'CANCELED', 'IN', 'NOT_COME', 'CLOSED_BY_VENUE'
    )
  );

-- Attendees that the buyer chose before waiting. They are only suggested when places are offered.
alter table reservations add column audience_ids jsonb not null default '[]';

-- A buyer has at most one waitlist position per service. The position contains all slots.
create unique index reservations_waiting_once on reservations (user_id, reserve_id) where state in ('WAITING', 'OFFERED')
