-- True if lists do not show the poster of the show.
alter table shows add column sensitive boolean not null default false;
