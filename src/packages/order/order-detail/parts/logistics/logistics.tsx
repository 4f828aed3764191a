import type { OrderDetail } from '@/api/order'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { orderFlags } from '@/domain/order/operations'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'

export interface LogisticsProps {
  order: OrderDetail
  onCopy: (text: string) => unknown
  /** Called when the buyer taps the button that opens the parcel's timeline. */
  onTrack: () => unknown
}

/** Draws the address and courier of the paper tickets, and the button that opens the parcel's timeline. */
export function Logistics({ order, onCopy, onTrack }: LogisticsProps) {
  const t = useTexts(orderTexts)
  const { orderId, delivery } = order
  if (!delivery) return null
  const track = orderFlags(order).canTrack && (
    <Button kind="quiet" size="s" to={linkTo('express', { orderId })} onClick={onTrack}>
      {t('detail.track')}
    </Button>
  )
  return (
    <Card title={t('detail.delivery')} action={track || undefined}>
      <FactRow title={t('detail.recipient')} value={`${delivery.recipient} ${delivery.cellphone}`} />
      <FactRow title={t('confirm.address')} value={delivery.address || null} />
      <FactRow title={delivery.expressName || t('detail.express')} value={delivery.expressNo || null}>
        <Button kind="quiet" size="s" label={t('detail.copyExpress')} onClick={() => onCopy(delivery.expressNo)}>
          {t('button.copy')}
        </Button>
      </FactRow>
    </Card>
  )
}
