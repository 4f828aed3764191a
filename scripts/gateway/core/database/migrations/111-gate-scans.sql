-- Who was let in at a gate, also offline. Refusals leave no row.
create table gate_scans (
  scan_id text primary key,
  ticket_id text not null references tickets on delete cascade,
  session_id text not null references sessions,
  -- The door; '' for one that takes all.
  gate text not null,
  -- of the scan and of its arrival here, epoch ms
  at bigint not null,
  received_at bigint not null,
  -- true for the scan that used the ticket, false for a second admission with the same ticket
  counts boolean not null,
  -- why the gateway would have refused it, null where it would not
  reason text,
  undone_at bigint,
  undo_reason text
);

create unique index gate_scans_entry on gate_scans (ticket_id) where counts and undone_at is null;

create index gate_scans_by_session on gate_scans (session_id, at);
