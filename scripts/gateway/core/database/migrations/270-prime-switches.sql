-- Switches of the merchant that differ from the defaults of the program.
create table prime_switches (
  name text primary key,
  enabled boolean not null
);
