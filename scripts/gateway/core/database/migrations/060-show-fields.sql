-- End of the sale of the show, epoch ms; null if tickets are sold until the start.
alter table shows add column sale_until bigint;

-- Address of the merchant or a partner that sells the show; null if this shop sells it.
alter table shows add column jump_url text;
