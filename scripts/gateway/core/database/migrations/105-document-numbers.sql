-- Document numbers are stored without the brackets they are printed with, so that one document is one number. Orders that name it
-- follow, by the digest that they store. A row is unchanged if another row of the same buyer has the number.
update order_audiences o
set document_key = encode(sha256(convert_to(a.id_type || ':' || regexp_replace(a.id_no, '[()./-]', '', 'g'), 'UTF8')), 'hex')
from audiences a
where a.id_no ~ '[()./-]'
  and o.document_key = encode(sha256(convert_to(a.id_type || ':' || a.id_no, 'UTF8')), 'hex');

update audiences a
set id_no = regexp_replace(a.id_no, '[()./-]', '', 'g')
where a.id_no ~ '[()./-]'
  and not exists (
    select 1
    from audiences b
    where b.user_id = a.user_id
      and b.id_type = a.id_type
      and b.audience_id <> a.audience_id
      and regexp_replace(b.id_no, '[()./-]', '', 'g') = regexp_replace(a.id_no, '[()./-]', '', 'g')
      and (b.id_no !~ '[()./-]' or b.audience_id < a.audience_id)
  )
