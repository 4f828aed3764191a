-- Permitted uploads of buyers to the object store. `body` is the converted file without its metadata.
create table uploads (
  object_key text primary key,
  -- Code by which the storefront refers to the stored file.
  entry_code text not null unique,
  user_id text not null references users on delete cascade,
  scene text not null,
  provider text not null,
  signed_at bigint not null,
  expires_at bigint not null,
  -- Time at which the signature was used, even if the file was rejected; null before.
  used_at bigint,
  -- Picture as WebP, without the metadata of the received file; null before the upload.
  body bytea
);

create index uploads_by_user on uploads (user_id, signed_at)
