import type { ItemOrderDetail } from '@/api/item-order'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { orderTexts } from '@/locales/namespaces/order'

/** The facts that the shop's support needs. */
export function Facts({ order, onCopy }: { order: ItemOrderDetail; onCopy: (text: string) => unknown }) {
  const t = useTexts(orderTexts)
  const now = useNow()
  const isNew = order.progress.length < 2
  return (
    <Card title={t('detail.info')}>
      <FactRow title={t('detail.number')} value={order.orderNumber}>
        <Button kind="quiet" size="s" label={t('detail.copyNumber')} onClick={() => onCopy(order.orderNumber)}>
          {t('button.copy')}
        </Button>
      </FactRow>
      {/* Once paid, the timeline has it. */}
      <FactRow
        title={t('detail.time')}
        value={isNew ? momentText(order.createTime, { now, utcOffset: SHOP_OFFSET }, t) : null}
      />
      <FactRow title={t('detail.payMethod')} value={order.payMethod || null} />
    </Card>
  )
}
