-- Removes printed brackets from document numbers, so that a document has a single number. Updates the digests in orders
-- that contain the document. Does not change a row if another row of the same buyer has the resulting number.
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
