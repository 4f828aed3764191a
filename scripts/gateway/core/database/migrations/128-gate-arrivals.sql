-- What a gate has not heard yet is asked for by the moment of arrival.
create index gate_scans_by_arrival on gate_scans (session_id, received_at);

create index gate_scans_by_undoing on gate_scans (session_id, undone_at) where undone_at is not null;
