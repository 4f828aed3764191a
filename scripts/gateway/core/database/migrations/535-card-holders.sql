-- Key of the holder's document (attendee/document-key-service), or ''.
alter table user_cards add column document_key text not null default '';

update user_cards u set document_key = coalesce(m.identity ->> 'documentKey', '')
from item_orders m where m.order_id = u.order_id
