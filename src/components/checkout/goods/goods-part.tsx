import { observer } from 'mobx-react'
import type { PreOrder } from '@/api/purchase'
import { GoodsLines } from '@/components/goods/goods-lines/goods-lines'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Icon } from '@/components/ui/icon/icon'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { goodsWay } from '@/domain/goods/goods'
import { writeTickets } from '@/domain/goods/order-draft'
import { goodsTexts } from '@/locales/namespaces/goods'
import { linkTo } from '@/router/link-to'

type GoodsFacts = Pick<
  PreOrder,
  'goods' | 'hasGoods' | 'showId' | 'sessionId' | 'items' | 'ticketCount' | 'deliverMethod'
>

/** Draws the goods of a purchase of tickets, and the entry to choose them; nothing for a show without goods. */
export const GoodsPart = observer(({ price }: { price: GoodsFacts }) => {
  const t = useTexts(goodsTexts)
  const { goods, hasGoods, showId, sessionId, items, ticketCount, deliverMethod } = price
  if (!hasGoods && goods.length === 0) return null
  const orderDraft = writeTickets({ seatPlanIds: items.map(({ seatPlanId }) => seatPlanId), quantity: ticketCount })
  const isChosen = goods.some(({ required }) => !required)
  return (
    <Card
      title={t('goods.title')}
      note={goods.length > 0 ? t(`goods.way.${goodsWay(deliverMethod)}`) : t('goods.offer')}
    >
      <GoodsLines goods={goods} />
      {hasGoods && (
        <SelectRow
          lead={<Icon name="gift" />}
          title={t(isChosen ? 'goods.change' : 'goods.choose')}
          trail={<Icon name="chevron-right" size="s" />}
          to={linkTo('tied-sale-list', { showId, sessionId, orderDraft })}
        />
      )}
    </Card>
  )
})
