-- Pages to which a jump can refer, with their address on each terminal. `{name}` is a parameter.
create table jump_pages (
  page_name text primary key,
  web text not null,
  mini_page text not null,
  required jsonb not null,
  optional jsonb not null
)
