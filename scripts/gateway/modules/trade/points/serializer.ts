import { lotStateOf } from '../../../../../src/domain/points/lot'
import type { Language } from '../../../core/localized-text'
import { leftOf } from './ledger-service'
import type { LotRow, RecordRow } from './read-service'

/** Serializes a lot (contract: api/points PointLot). */
export const serializeLot = (lot: LotRow, lang: Language, now: number) => {
  const facts = { left: leftOf(lot), usableAt: lot.usable_at, endTime: lot.end_time }
  return {
    ...{ lotId: lot.lot_id, source: lot.source, orderId: lot.order_id ?? '', amount: lot.amount, ended: lot.ended },
    ...facts,
    title: (lot.show_name ?? lot.item_name ?? lot.reason)?.[lang] ?? '',
    orderType: lot.item_name ? ('goods' as const) : ('ticket' as const),
    state: lotStateOf(facts, now),
    receivedTime: lot.created_at,
  }
}

/** Serializes a movement (contract: api/points PointRecord). */
export const serializeRecord = (record: RecordRow, lang: Language) => ({
  ...{ recordId: String(record.record_id), kind: record.kind, amount: record.amount, time: record.at },
  title: (record.show_name ?? record.item_name ?? record.reason)?.[lang] ?? '',
  // Granted points have a reason instead of an order.
  orderId: record.show_name || record.item_name ? record.ref : '',
  orderType: record.item_name ? ('goods' as const) : ('ticket' as const),
})
