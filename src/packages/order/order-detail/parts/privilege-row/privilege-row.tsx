import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'

/** The order was made by a privilege: its refund rules are those of the privilege. */
export function PrivilegeRow({ order: { orderId, privilegeId } }: { order: OrderDetail }) {
  const t = useTexts(refundTexts)
  if (!privilegeId) return null
  return (
    <ListGroup>
      <ListRow
        icon="crown"
        title={t('refund.privilege.entry')}
        note={t('refund.privilege.entryNote')}
        to={linkTo('refund-rule-privilege', { orderId })}
      />
    </ListGroup>
  )
}
