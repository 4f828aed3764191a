-- Admitted scans of gates, including offline scans. Refused scans have no row.
create table gate_scans (
  scan_id text primary key,
  ticket_id text not null references tickets on delete cascade,
  session_id text not null references sessions,
  -- Entrance of the gate; '' for a gate that admits tickets of all entrances.
  gate text not null,
  -- Time of the scan, epoch ms. `received_at` is its arrival at the gateway.
  at bigint not null,
  received_at bigint not null,
  -- True for the scan that used the ticket, false for a second admission with the same ticket.
  counts boolean not null,
  -- Reason for which the gateway would have refused the scan, or null.
  reason text,
  undone_at bigint,
  undo_reason text
);

create unique index gate_scans_entry on gate_scans (ticket_id) where counts and undone_at is null;

create index gate_scans_by_session on gate_scans (session_id, at);
