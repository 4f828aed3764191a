-- Certifications of buyers and their states. Name and number are encrypted. Responses contain only their masked form.
alter table certifications
  -- Document type of a PERSON; otherwise ''.
  add column id_type text not null default '',
  add column name_mask text not null default '',
  add column number_mask text not null default '',
  -- Encrypted name and number, for the provider only (`seal.ts`); null if they are not stored.
  add column sealed text,
  -- Way in which a student is certified.
  add column channel text not null default '',
  -- Name of the reason (`texts` reasons); '' unless the certification was refused.
  add column reason text not null default '',
  add column valid_until bigint,
  add column updated_at bigint not null default 0;

update certifications set updated_at = coalesce(verified_at, 0);

-- Visits to the provider of face checks, or to the form in a web view. The signed key of a visit is valid once.
create table certification_visits (
  visit_id text primary key,
  user_id text not null references users,
  verify_type text not null,
  return_url text not null,
  created_at bigint not null,
  -- Time at which the form was sent, epoch ms, or null.
  sent_at bigint,
  outcome text,
  reason text not null default '',
  finished_at bigint
);

create index certification_visits_by_user on certification_visits (user_id);
