import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'

/** Draws a row that links to the refund rules of the privilege used for an order. */
export function PrivilegeRow({ orderId }: { orderId: string }) {
  const t = useTexts(refundTexts)
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
