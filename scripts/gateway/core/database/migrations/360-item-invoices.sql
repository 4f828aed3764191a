-- Item orders of an invoice. An invoice is for one ticket order, or for item orders.
create table invoice_items (
  invoice_id text not null references invoices on delete cascade,
  order_id text not null references item_orders,
  -- Part of the invoice's amount, fen, as on the day of the application.
  amount bigint not null check (amount > 0),
  primary key (invoice_id, order_id)
);

create index invoice_items_by_order on invoice_items (order_id);

alter table invoices alter column order_id drop not null
