import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { netAmount } from '@/domain/parking/net-amount'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'
import { linkTo } from '@/router/link-to'
import { recordLabel } from '../../parts/record-state'
import type { ListedRecord } from '../parking-record.model'

/** Draws a payment: park, plate, time and state, with the money that was not refunded. */
export function RecordRow({ record }: { record: ListedRecord }) {
  const t = useTexts(parkingRecordTexts)
  const now = useNow()
  const { orderId, park, plateNo, enteredAt, createTime } = record
  const at = momentText(enteredAt ?? createTime, { now, utcOffset: SHOP_OFFSET }, t)
  return (
    <ListGroup>
      <ListRow
        icon="parking"
        title={park.name}
        note={joinFacts([plateNo, at, t(`parkingRecord.state.${recordLabel(record)}`)])}
        value={t('parkingRecord.amount', { amount: formatMoney(netAmount(record)) })}
        to={linkTo('parking-detail', { orderId })}
      />
    </ListGroup>
  )
}
