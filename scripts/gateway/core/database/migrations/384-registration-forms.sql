-- Form that applicants fill in. Null for a show without a form.
alter table open_shows add column form_id text;

alter table open_shows add column form_version integer;

alter table open_shows add foreign key (form_id, form_version) references form_versions;

-- Form of the answers.
alter table registrations add column form_id text;

alter table registrations add column form_version integer;

alter table registrations add foreign key (form_id, form_version) references form_versions;

-- NEEDS_CHANGE: ids of the fields that the applicant can change, and the deadline. Otherwise null.
alter table registrations add column change_fields jsonb;

alter table registrations add column change_until bigint;

-- Ids of the fields that the last change affected, for the reviewer.
alter table registrations add column changed_fields jsonb;

alter table registrations drop constraint registrations_state_check;

alter table registrations add constraint registrations_state_check check (
  state in (
    'APPLIED', 'NEEDS_CHANGE', 'APPROVED', 'REJECTED', 'NOT_DRAWN', 'EXPIRED', 'CANCELED', 'CALLED_OFF', 'IN',
    'PARTLY_IN', 'NOT_COME'
  )
);

-- Key of the person in the answers.
alter table registration_people add column person_key text not null default '';
