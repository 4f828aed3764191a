-- Files that buyers were allowed to send to the object store. `body` is what was made of the file: without its metadata.
create table uploads (
  object_key text primary key,
  -- What the storefront names the stored file by.
  entry_code text not null unique,
  user_id text not null references users on delete cascade,
  scene text not null,
  provider text not null,
  signed_at bigint not null,
  expires_at bigint not null,
  -- the signature was used: whether or not the file was taken
  used_at bigint,
  -- WebP, without the metadata of the file that came; null before.
  body bytea
);

create index uploads_by_user on uploads (user_id, signed_at)
