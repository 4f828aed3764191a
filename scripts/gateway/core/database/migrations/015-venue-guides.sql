-- `about` describes the venue. `transport` contains directions: a list of { type, text }.
alter table venues
  add column about jsonb not null default '{"zh-CN": "", "zh-MO": "", "en-US": ""}',
  add column transport jsonb not null default '[]'
