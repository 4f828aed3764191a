import type { OrderDetail } from '@/api/order'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { orderTexts } from '@/locales/namespaces/order'
import { Logistics } from '../logistics/logistics'

export interface OrderFactsProps {
  order: OrderDetail
  onCopy: (text: string) => unknown
  onTrack: () => unknown
}

/** Draws attendees without a ticket, the delivery, and the details that customer support needs. */
export function OrderFacts({ order, onCopy, onTrack }: OrderFactsProps) {
  const t = useTexts(orderTexts)
  const now = useNow()
  const { utcOffset } = order
  const named = new Set(order.tickets.flatMap(({ names }) => names))
  const audiences = order.audiences.filter(({ name }) => !named.has(name))
  const at = (time: number | null) => (time === null ? null : momentText(time, { now, utcOffset }, t))
  const copy = (text: string, label: string) => (
    <Button kind="quiet" size="s" label={label} onClick={() => onCopy(text)}>
      {t('button.copy')}
    </Button>
  )
  return (
    <>
      {audiences.length > 0 && (
        <Card title={t('detail.people')}>
          {audiences.map(({ name, idType, idNo }) => (
            <FactRow key={`${name}${idNo}`} title={name} value={idType ? `${t(`idType.${idType}`)} ${idNo}` : idNo} />
          ))}
        </Card>
      )}
      <Logistics order={order} onCopy={onCopy} onTrack={onTrack} />
      <Card title={t('detail.info')}>
        <FactRow title={t('detail.number')} value={order.orderNumber}>
          {copy(order.orderNumber, t('detail.copyNumber'))}
        </FactRow>
        {!order.hasChildren && (
          <FactRow title={t('confirm.deliver')} value={t(`detail.deliver.${order.deliverMethod}`)} />
        )}
        {order.orderSourceEnum === 'WAIT_LIST' && (
          <FactRow title={t('detail.source')} value={t('detail.fromWaitlist')} />
        )}
        {/* For a paid order, the timeline contains these times. */}
        <FactRow title={t('detail.time')} value={at(order.progress.length < 2 ? order.createTime : null)} />
        <FactRow title={t('detail.payTime')} value={at(order.progress.length < 2 ? order.payTime : null)} />
        <FactRow title={t('detail.payMethod')} value={order.payMethod || null} />
        <FactRow title={t(`detail.contactBy.${order.contact.type}`)} value={order.contact.value || null} />
        <FactRow title={t('detail.remark')} value={order.remark || null} />
      </Card>
    </>
  )
}
