import type { ItemOrderDetail } from '@/api/item-order'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Timeline } from '@/components/ui/timeline/timeline'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { goodsOrderTexts } from '@/locales/namespaces/goods-order'
import { orderTexts } from '@/locales/namespaces/order'
import { productTexts } from '@/locales/namespaces/product'
import { refundTexts } from '@/locales/namespaces/refund'
import { doneText } from '../done-text'

/** Draws the history of an item order, newest first. */
export function ItemProgress({ order }: { order: ItemOrderDetail }) {
  const { progress, orderStatus, refund } = order
  const t = useTexts(orderTexts)
  const product = useTexts(productTexts)
  const goods = useTexts(goodsOrderTexts)
  const refundText = useTexts(refundTexts)
  const now = useNow()
  if (progress.length < 2) return null
  const made = orderStatus === 'REFUNDING' ? refund?.made : null
  const next = made && made.state !== 'REFUNDED' ? made.state : null
  const steps = [
    ...(made && next
      ? [
          {
            title: refundText(`refund.next.${next}`),
            content: refundText(`refund.nextTime.${next}`, { count: made.arriveDays }),
          },
        ]
      : []),
    ...[...progress].reverse().map(({ state, time }) => ({
      title: (state === 'SUCCEEDED' && doneText(order, product, goods)) || product(`product.step.${state}`),
      content: momentText(time, { now, utcOffset: SHOP_OFFSET }, t),
    })),
  ]
  return (
    <Card title={t('detail.progress')}>
      <Timeline
        label={t('detail.progress')}
        steps={steps}
        hasNext={next !== null}
        isOver={orderStatus !== 'PAID' && orderStatus !== 'REFUNDING'}
      />
    </Card>
  )
}
