-- A gate requests the scans that arrived since its last report.
create index gate_scans_by_arrival on gate_scans (session_id, received_at);

create index gate_scans_by_undoing on gate_scans (session_id, undone_at) where undone_at is not null;
