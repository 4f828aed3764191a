-- The merchant's rule for paying with points, if it differs from the default of the program.
create table point_rule (
  -- The table has one row.
  id integer primary key default 1 check (id = 1),
  -- Per cent of an order, and points for one yuan. A value that the domain refuses switches points off.
  limit_proportion double precision not null,
  rate double precision not null
);

-- Points that returned to their lot, or moved with rebooked tickets to another order.
alter table point_uses add column gone integer not null default 0;

update point_uses set gone = amount where returned;

alter table point_uses drop column returned;

alter table point_uses add check (gone between 0 and amount);

-- Points that a refund returned to their lots.
alter table refunds add column point_back integer not null default 0 check (point_back >= 0);
