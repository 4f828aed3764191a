import { fen, minFen, subtractFen } from '../../../../../src/domain/money'
import { feeOf } from '../../../../../src/domain/parking/fee'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import type { Db, Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, findRow, getRow, lockRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { type ItemKind, paidOf } from '../../trade/item-order/kind-service'
import { paidFacts } from './fee-facts'
import { proveExit } from './proof'
import { QUOTE_TTL } from './quote-service'
import { texts } from './texts'

/** Smallest unused amount that is refunded, fen (decision 127). */
const LEAST_UNUSED = fen(100)

/** Time within which the payment for a wrong car is refunded, ms (decision 129). */
const WRONG_CAR = DAY

const NOTES = [texts.translateAll('note.unused'), texts.translateAll('note.wrongCar')]

type Payment = Row<'parking_payments'>

const paymentOf = (db: Db | Tx, { order_id }: Pick<Row<'item_orders'>, 'order_id'>): Promise<Payment> =>
  getRow(db, 'parking_payments', { order_id })

const changePayment = async (
  tx: Tx,
  { order_id }: Pick<Payment, 'order_id'>,
  change: Partial<Payment>,
): Promise<void> => {
  await tx
    .updateTable('parking_payments')
    .set(change as { state: Payment['state'] })
    .where('order_id', '=', order_id)
    .execute()
}

/** Returns the settled amount that exceeds the fee until the exit, fen. */
const unusedOf = async (db: Db | Tx, payment: Payment, stay: Row<'parking_stays'> & { left_at: number }) => {
  const park = await getRow(db, 'parks', { park_id: stay.park_id })
  const facts = await paidFacts(db, park, payment, { from: stay.entered_at, to: stay.left_at })
  const used = feeOf(park.tariff, { enteredAt: stay.entered_at, settled: fen(0) }, stay.left_at, facts).amount
  return subtractFen(fen(stay.settled), used)
}

/** Parking as a kind of item. The id of its item is the id of a quote. */
export const parking: ItemKind = {
  kind: 'PARKING',
  offer: async (db, spuId, { userId, now }) => {
    const quote = await findRow(db, 'parking_quotes', { quote_id: spuId, user_id: userId })
    if (!quote?.stay_id) return undefined
    const stay = await getRow(db, 'parking_stays', { stay_id: quote.stay_id })
    if (now >= quote.expires_at || stay.left_at !== null || stay.settled !== quote.settled || quote.amount === 0)
      throw new Refusal('parkingQuoteOver')
    const { name } = await getRow(db, 'parks', { park_id: stay.park_id })
    return {
      ...{ spuId, name: texts.translateAll('item', (lang) => ({ park: name[lang] })), posterUrl: '' },
      ...{ price: fen(quote.amount), points: 0, most: 1, idTypes: null, notes: NOTES },
    }
  },
  take: async (tx, order) => {
    const quote = await getRow(tx, 'parking_quotes', { quote_id: order.spu_id })
    const stay = quote.stay_id === null ? undefined : await lockRow(tx, 'parking_stays', { stay_id: quote.stay_id })
    if (!stay || stay.left_at !== null || stay.settled !== quote.settled) throw new Refusal('parkingQuoteOver')
    await tx
      .insertInto('parking_payments')
      .values({
        ...{ order_id: order.order_id, stay_id: stay.stay_id, plate_id: quote.plate_id, lane_code: quote.lane_code },
        ...{ settled_before: quote.settled, amount: order.total, paid_until: quote.paid_until },
        ...{ ticket_id: quote.ticket_id, state: 'UNPAID', notified_at: null },
        ...{ fee: json(quote.fee), validated: json(quote.validated) },
      })
      .execute()
    // The amount does not change until the quote expires, and for at least 5 minutes (decision 126).
    order.reserve_until = Math.max(quote.expires_at, order.created_at + QUOTE_TTL)
    await changeRow(tx, 'item_orders', { order_id: order.order_id }, { reserve_until: order.reserve_until } as object)
  },
  release: (tx, order) => changePayment(tx, order, { state: 'CLOSED' }),
  deliver: async (tx, order, at) => {
    const payment = await paymentOf(tx, order)
    const stay = await lockRow(tx, 'parking_stays', { stay_id: payment.stay_id })
    // Another payment was made since the quote, or the car has left, so the money is returned at once.
    if (!stay || stay.left_at !== null || stay.settled !== payment.settled_before)
      return changePayment(tx, order, { state: 'DUPLICATE' })
    const park = await getRow(tx, 'parks', { park_id: stay.park_id })
    await changePayment(tx, order, { state: 'PAID', notified_at: park.is_silent ? null : at })
    await tx
      .updateTable('parking_stays')
      .set({ settled: stay.settled + payment.amount, paid_until: Math.max(payment.paid_until, stay.paid_until ?? 0) })
      .where('stay_id', '=', stay.stay_id)
      .execute()
    const plate = payment.plate_id && (await findRow(tx, 'plates', { plate_id: payment.plate_id }))
    const lane = payment.lane_code && (await findRow(tx, 'park_lanes', { lane_code: payment.lane_code }))
    if (plate && lane && lane.stay_id === stay.stay_id) await proveExit(tx, plate, stay, at)
  },
  refund: async (db, order, now) => {
    const payment = await paymentOf(db, order)
    const paid = paidOf(order)
    if (payment.state === 'DUPLICATE') return { blockReason: null, amount: paid, until: null }
    if (payment.state !== 'PAID') return { blockReason: 'USED' }
    const stay = await getRow(db, 'parking_stays', { stay_id: payment.stay_id })
    const { left_at: leftAt } = stay
    if (leftAt === null) {
      const until = order.paid_at + WRONG_CAR
      return now < until ? { blockReason: null, amount: paid, until } : { blockReason: 'TOO_LATE' }
    }
    const unused = minFen(paid, await unusedOf(db, payment, { ...stay, left_at: leftAt }))
    return unused >= LEAST_UNUSED ? { blockReason: null, amount: unused, until: null } : { blockReason: 'USED' }
  },
  takeBack: async (tx, order) => {
    const payment = await paymentOf(tx, order)
    if (payment.state === 'DUPLICATE') return
    const stay = await lockRow(tx, 'parking_stays', { stay_id: payment.stay_id })
    if (!stay) throw new Error(`Stay ${payment.stay_id} does not exist.`)
    const isOver = stay.left_at !== null
    const { refunded_amount: refunded } = await getRow(tx, 'item_orders', { order_id: order.order_id })
    await changePayment(tx, order, { state: isOver ? 'SETTLED' : 'RETURNED' })
    const others = await tx
      .selectFrom('parking_payments')
      .select(({ fn }) => fn.max<number | null>('paid_until').as('until'))
      .where('stay_id', '=', stay.stay_id)
      .where('state', '=', 'PAID')
      .executeTakeFirst()
    await tx
      .updateTable('parking_stays')
      .set({
        settled: Math.max(0, stay.settled - (isOver ? refunded : payment.amount)),
        paid_until: isOver ? stay.paid_until : (others?.until ?? null),
      })
      .where('stay_id', '=', stay.stay_id)
      .execute()
  },
}
