-- The stock of variants moves to their capacities. Orders that are not over hold or use their pieces.
insert into capacities (kind, owner_id, total, remaining)
select 'SKU', k.sku_id, k.stock + coalesce(sum((g ->> 'quantity')::integer), 0), k.stock
from skus k
left join (
  select jsonb_array_elements(goods) as g from item_orders where state in ('UNPAID', 'PAID', 'SUCCEEDED')
) o on o.g ->> 'skuId' = k.sku_id
group by k.sku_id, k.stock;

insert into capacity_holds (holder_kind, holder_id, kind, owner_id, quantity, state, until)
select 'ITEM_ORDER', m.order_id, 'SKU', g ->> 'skuId', sum((g ->> 'quantity')::integer),
  case m.state when 'UNPAID' then 'HELD' else 'USED' end,
  case m.state when 'UNPAID' then m.reserve_until end
from item_orders m
cross join jsonb_array_elements(m.goods) g
join skus k on k.sku_id = g ->> 'skuId'
where m.state in ('UNPAID', 'PAID', 'SUCCEEDED')
group by m.order_id, m.state, m.reserve_until, g ->> 'skuId';

alter table skus drop column stock
