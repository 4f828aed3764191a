import type { ItemOrderDetail } from '@/api/item-order'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { orderTexts } from '@/locales/namespaces/order'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'

/** Draws the order number, which staff at the barrier need, the means of payment, and the deadline of a refund. */
export function OrderCard({ order, onCopy }: { order: ItemOrderDetail; onCopy: (text: string) => unknown }) {
  const t = useTexts(orderTexts)
  const parking = useTexts(parkingRecordTexts)
  const now = useNow()
  const { orderNumber, payMethod, refund } = order
  const until = refund?.blockReason === 'NONE' ? refund.until : null
  return (
    <Card title={t('detail.info')}>
      <FactRow title={t('detail.number')} value={orderNumber}>
        <Button kind="quiet" size="s" label={t('detail.copyNumber')} onClick={() => onCopy(orderNumber)}>
          {t('button.copy')}
        </Button>
      </FactRow>
      <FactRow title={t('detail.payMethod')} value={payMethod || null} />
      {until !== null && (
        <FactRow
          title={parking('parkingRecord.wrongCar')}
          value={parking('parkingRecord.wrongCarTerms', {
            time: momentText(until, { now, utcOffset: SHOP_OFFSET }, parking),
          })}
        />
      )}
    </Card>
  )
}
