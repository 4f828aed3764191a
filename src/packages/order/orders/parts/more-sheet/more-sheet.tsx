import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Sheet } from '@/components/ui/sheet/sheet'
import { giveTexts } from '@/locales/namespaces/give'
import { orderTexts } from '@/locales/namespaces/order'
import { orderName } from '../../../parts/order-facts'
import type { OrdersModel } from '../../orders.model'
import { ACTION_ICONS, actionLink, actionsOf, actionText } from '../order-actions'

/** Draws the sheet with further actions for an order of the list. */
export const MoreSheet = observer(({ model }: { model: OrdersModel }) => {
  const t = useTexts(orderTexts)
  const give = useTexts(giveTexts)
  const { chosen, choosing } = model
  if (!chosen) return null
  return (
    <Sheet open={choosing} title={orderName(chosen, t)} onClose={model.closeMore}>
      <ListGroup>
        {actionsOf(chosen).more.map((action) => (
          <ListRow
            key={action}
            icon={ACTION_ICONS[action]}
            title={actionText(chosen, action, t, give)}
            to={actionLink(chosen, action)}
            onClick={() => void model.act(action)}
          />
        ))}
      </ListGroup>
    </Sheet>
  )
})
