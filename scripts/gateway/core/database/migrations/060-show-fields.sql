-- When the last ticket of a show is sold, epoch ms; null for up to its start.
alter table shows add column sale_until bigint;

-- Where a show is sold that is not sold here: an address of the merchant's or of a partner.
alter table shows add column jump_url text;
