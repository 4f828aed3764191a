-- Further payment products that the merchant offers, by platform; WEB is every browser.
create table payment_offers (
  platform text not null,
  product text not null,
  primary key (platform, product)
);

-- Chosen number of instalments; null for other products.
alter table payments add column periods integer
