-- Versions of the merchant's forms. A version never changes after it is published.
create table form_versions (
  form_id text not null,
  version integer not null,
  definition jsonb not null,
  published_at bigint not null,
  primary key (form_id, version)
);

-- Answers that are not sent yet. Sending deletes the draft.
create table form_drafts (
  user_id text not null references users on delete cascade,
  -- Subject of the draft, such as an open show. Its module defines it.
  subject text not null,
  form_id text not null,
  form_version integer not null,
  -- Increases with each saved change.
  version integer not null,
  -- Encrypted JSON of the answers.
  sealed text not null,
  updated_at bigint not null,
  ends_at bigint not null,
  primary key (user_id, subject),
  foreign key (form_id, form_version) references form_versions
);

create index form_drafts_by_end on form_drafts (ends_at);

-- Sent answers, one row for each field and person.
create table form_answers (
  -- Kind of the record that has the answers, such as REGISTRATION. `owner_id` is its id.
  owner_kind text not null,
  owner_id text not null,
  -- Empty for answers of the application.
  person_key text not null,
  field_id text not null,
  -- Null for an answer without an account.
  user_id text references users,
  form_id text not null,
  form_version integer not null,
  kind text not null,
  keep text not null check (keep in ('PLAIN', 'CONTACT', 'IDENTITY', 'PICTURE', 'HEALTH', 'MINOR')),
  -- Meaning of the field, so that the answer can fill a later form.
  reuse text,
  is_shown_at_door boolean not null,
  -- Masked for IDENTITY.
  value jsonb not null,
  -- Encrypted JSON of the unmasked value, or null.
  sealed text,
  -- Local date on which the answer is deleted.
  delete_on text not null,
  stored_at bigint not null,
  primary key (owner_kind, owner_id, person_key, field_id)
);

create index form_answers_by_date on form_answers (delete_on);

create index form_answers_by_user on form_answers (user_id, stored_at);

-- Proof of deletions, without content.
create table form_deletions (
  owner_kind text not null,
  owner_id text not null,
  keep text not null,
  answers integer not null,
  deleted_at bigint not null,
  primary key (owner_kind, owner_id, keep, deleted_at)
);

-- Time at which a private picture is deleted, epoch ms; null for a public one.
alter table uploads add column delete_at bigint;

-- Width in pixels; null until a picture is stored.
alter table uploads add column width integer;

alter table uploads add column height integer;

create index uploads_by_deletion on uploads (delete_at) where delete_at is not null
