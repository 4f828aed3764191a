-- Login that requested a code to its own contact. The code is valid for this login only. '' for a request without a
-- login.
alter table verify_codes add column session_id text not null default '';

-- A proof is also required to end a login on another device.
alter table account_proofs drop constraint account_proofs_purpose_check;

alter table account_proofs
  add constraint account_proofs_purpose_check check (purpose in ('CONTACT', 'DATA', 'CLOSE', 'SESSIONS'))
