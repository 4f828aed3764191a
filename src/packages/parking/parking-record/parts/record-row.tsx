import { ChoiceRow } from '@/components/after-sale/choice-row'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { netAmount } from '@/domain/parking/net-amount'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'
import { linkTo } from '@/router/link-to'
import { recordLabel } from '../../parts/record-state'
import type { ListedRecord } from '../parking-record.model'
import styles from '../parking-record.module.scss'

/** Returns the second line of a payment: plate, time and state. */
const useNote = (record: ListedRecord): string => {
  const t = useTexts(parkingRecordTexts)
  const { plateNo, enteredAt, createTime } = record
  const at = momentText(enteredAt ?? createTime, { now: useNow(), utcOffset: SHOP_OFFSET }, t)
  return joinFacts([plateNo, at, t(`parkingRecord.state.${recordLabel(record)}`)])
}

/** Draws a payment: park, plate, time and state, with the money that was not refunded. */
export function RecordRow({ record }: { record: ListedRecord }) {
  const t = useTexts(parkingRecordTexts)
  const { orderId, park } = record
  return (
    <ListGroup>
      <ListRow
        icon="parking"
        title={park.name}
        note={useNote(record)}
        value={t('parkingRecord.amount', { amount: formatMoney(netAmount(record)) })}
        to={linkTo('parking-detail', { orderId })}
      />
    </ListGroup>
  )
}

interface RecordChoiceProps {
  record: ListedRecord
  checked: boolean
  onChange: () => void
}

/** Draws a payment as a checkbox, with the amount of its invoice. */
export function RecordChoice({ record, checked, onChange }: RecordChoiceProps) {
  const t = useTexts(parkingRecordTexts)
  const note = useNote(record)
  const { park, invoiceAmount: amount } = record
  const off = amount === null
  const value = off
    ? t('parkingRecord.invoice.notPossible')
    : t('parkingRecord.amount', { amount: formatMoney(amount) })
  return (
    <ListGroup>
      <Checkbox
        row
        className={styles.choice}
        checked={checked}
        disabled={off}
        label={[park.name, note, value].join(' ')}
        onChange={onChange}
      >
        <ChoiceRow title={park.name} note={note} value={value} off={off} />
      </Checkbox>
    </ListGroup>
  )
}
