-- Events whose workers need a work permit. A project belongs to a show, whose doors also read the passes, or a venue.
create table permit_projects (
  project_code text primary key,
  show_id text unique references shows,
  venue_id text not null references venues,
  name jsonb not null,
  -- Rules that applicants accept.
  rules jsonb not null,
  -- Person who answers questions: name and phone.
  contact jsonb not null,
  -- Local dates of the work.
  first_day text not null,
  last_day text not null check (last_day >= first_day),
  -- Minutes east of UTC.
  utc_offset integer not null,
  -- Window for applications.
  opens_at bigint not null,
  closes_at bigint not null,
  -- Hours in which the merchant decides.
  decides_in integer not null,
  -- The company confirms that an applicant belongs to it.
  is_confirmed boolean not null
);

create table permit_zones (
  project_code text not null references permit_projects on delete cascade,
  zone_id text not null,
  letter text not null,
  name jsonb not null,
  color text not null check (color in ('RED', 'ORANGE', 'GREEN', 'BLUE', 'PURPLE')),
  -- Names of the doors as gates have them.
  doors jsonb not null,
  -- A person who is inside cannot enter again.
  counts boolean not null,
  -- Two people of the merchant approve.
  needs_two boolean not null,
  primary key (project_code, zone_id)
);

-- Places are capacities of the kind QUOTA, with the owner id project:role.
create table permit_roles (
  project_code text not null references permit_projects on delete cascade,
  role_id text not null,
  name jsonb not null,
  zone_ids jsonb not null,
  form_id text not null,
  form_version integer not null,
  -- False for a role whose confirmed applications need no decision.
  is_reviewed boolean not null,
  sort integer not null,
  primary key (project_code, role_id),
  foreign key (form_id, form_version) references form_versions
);

-- Places are capacities of the kind QUOTA, with the owner id company:role.
create table permit_companies (
  company_id text primary key,
  project_code text not null references permit_projects on delete cascade,
  name jsonb not null,
  -- SHA-256 of the company code.
  code_hash text not null unique,
  email text not null
);

-- Accounts that entered the code of a company.
create table permit_members (
  user_id text not null references users,
  project_code text not null references permit_projects on delete cascade,
  company_id text not null references permit_companies on delete cascade,
  joined_at bigint not null,
  primary key (user_id, project_code)
);

create table permit_attempts (
  user_id text primary key references users,
  failed integer not null,
  -- Time of the first wrong code, epoch ms.
  since bigint not null
);

create table permits (
  permit_id text primary key,
  user_id text not null references users,
  project_code text not null references permit_projects,
  role_id text not null,
  company_id text not null references permit_companies,
  state text not null check (
    state in (
      'SUBMITTED', 'CONFIRMED', 'APPROVED', 'NEEDS_CHANGE', 'REJECTED', 'SUSPENDED', 'REVOKED', 'EXPIRED', 'WITHDRAWN'
    )
  ),
  version integer not null default 0,
  -- Name for gates. `photo` is a small photo (WebP in base64). Both are empty after their deletion.
  name text not null,
  photo text not null default '',
  -- Digest of the document, or of the account's phone.
  person_key text not null,
  -- Local dates, and zones.
  days jsonb not null,
  zone_ids jsonb not null,
  -- Sentence that asks for zones beyond those of the role.
  zone_reason text not null default '',
  last_day text not null,
  form_id text not null,
  form_version integer not null,
  -- Company has confirmed the applicant. A changed application is not confirmed again.
  is_confirmed boolean not null default false,
  -- Reviewers who have approved.
  approvals jsonb not null,
  -- Reason of a rejection, suspension or revocation.
  reason text,
  -- NEEDS_CHANGE: fields that the applicant can change, the reason, and the sentence of a person after three changes.
  change_fields jsonb,
  change_reason text,
  change_note text not null default '',
  change_count integer not null default 0,
  created_at bigint not null,
  -- Time of the last change that gates must receive.
  changed_at bigint not null,
  idempotency_key text not null,
  request_hash text not null,
  unique (user_id, idempotency_key),
  foreign key (project_code, role_id) references permit_roles,
  foreign key (form_id, form_version) references form_versions
);

-- One active permit for a person, project and role (decision 162).
create unique index permits_by_person on permits (project_code, role_id, person_key)
where
  state in ('SUBMITTED', 'CONFIRMED', 'APPROVED', 'NEEDS_CHANGE', 'SUSPENDED');

create index permits_by_user on permits (user_id, created_at);

create index permits_by_project on permits (project_code, changed_at);

create index permits_by_company on permits (company_id, state);

create table permit_steps (
  permit_id text not null references permits on delete cascade,
  version integer not null,
  state text not null,
  at bigint not null,
  primary key (permit_id, version)
);

create table permit_keys (
  key_id text primary key,
  permit_id text not null references permits on delete cascade,
  session_id text not null references login_sessions on delete cascade,
  -- 32 bytes in base64url.
  secret text not null,
  issued_at bigint not null,
  -- End of the lifetime.
  ends_at bigint not null,
  ended_at bigint
);

create unique index permit_keys_live on permit_keys (permit_id) where ended_at is null;

create index permit_keys_by_permit on permit_keys (permit_id);

-- Admitted scans at gates, by zone. The zone is '' for a gate that admits to all zones.
create table permit_scans (
  scan_id text primary key,
  project_code text not null references permit_projects on delete cascade,
  permit_id text not null references permits on delete cascade,
  zone_id text not null,
  direction text not null check (direction in ('IN', 'OUT')),
  gate text not null,
  at bigint not null,
  received_at bigint not null
);

create index permit_scans_by_project on permit_scans (project_code, received_at);

create index permit_scans_by_permit on permit_scans (permit_id, zone_id, at);

-- Gates with the passes of a project, and the time of their last update.
create table permit_gates (
  project_code text not null references permit_projects on delete cascade,
  gate_id text not null,
  gate text not null,
  updated_at bigint not null,
  primary key (project_code, gate_id)
);
