import { heldUntil, levelOfSpu, offerOfLevel, paymentOfSpu, unusedCredit } from '../../../../../src/domain/member/level'
import { addFen, fen } from '../../../../../src/domain/money'
import { itemRefund } from '../../../../../src/domain/refund/item'
import { SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { CodeName } from '../../../core/codes'
import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, findRow, getRow, listRows } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { partsOf } from '../../../core/run-hooks'
import { agreementToAccept, agreeWithPurchase } from '../../base/member-agreement/service'
import { type ItemKind, paidOf } from '../item-order/kind-service'
import { applyLevel, closePeriod, insertPeriod, periodsOf, ruleOf } from './period-service'
import { texts } from './texts'
import { hasUsedRights } from './used'

const REFUSALS = {
  ...{ NOT_SOLD: 'itemNotOnSale', HIGHER: 'memberHigher', TOO_EARLY: 'memberTooEarly' },
} as const satisfies Record<string, CodeName>

const NOTES = [texts.translateAll('note.period'), texts.translateAll('note.refund')]

const agreementPath = (version: string): string => `/member-center/agreement?version=${version}`

/** Returns true if a right of the period was used, or another period has replaced it. */
const isUsed = async (db: Db | Tx, order: Row<'item_orders'>): Promise<boolean> => {
  const { closed_at: closedAt, start_time: start } = await getRow(db, 'level_periods', { order_id: order.order_id })
  if (closedAt !== null) return true
  const buyer = { userId: order.user_id, since: Math.max(start, order.paid_at ?? start) }
  const uses = await Promise.all([hasUsedRights(db, buyer), ...partsOf('member.used', db, buyer)])
  return uses.some(Boolean)
}

/** Memberships as items: a level for 12 months. */
export const memberships: ItemKind = {
  kind: 'MEMBERSHIP',
  offer: async (db, spuId, { userId, now }) => {
    const row = await findRow(db, 'member_levels', { level: levelOfSpu(spuId) })
    if (!row) return undefined
    const offer = offerOfLevel(ruleOf(row), await periodsOf(db, userId), { now, utcOffset: SHOP_OFFSET })
    if ('blockReason' in offer) throw new Refusal(REFUSALS[offer.blockReason])
    const byPoints = paymentOfSpu(spuId) === 'POINTS'
    if (byPoints && offer.points === null) throw new Refusal('itemNotOnSale')
    const accepted = await agreementToAccept(db, userId)
    return {
      ...{
        spuId,
        price: byPoints ? fen(0) : offer.amount,
        points: byPoints ? (offer.points ?? 0) : 0,
        most: 1,
        idTypes: null,
        notes: NOTES,
        posterUrl: '',
      },
      agreement: accepted && { name: 'member', title: accepted.title, url: agreementPath(accepted.version) },
      name: texts.translateAll('item', (lang) => ({ level: row.name[lang] })),
    }
  },
  take: async (tx, { order_id: orderId, user_id: userId, created_at: createdAt }) => {
    // Two open orders would credit the same days twice.
    const open = await listRows(tx, 'item_orders', { user_id: userId, kind: 'MEMBERSHIP', state: 'UNPAID' })
    if (open.some(({ order_id }) => order_id !== orderId)) throw new Refusal('memberOrderOpen')
    // The storefront sends an order only after the buyer has agreed.
    await agreeWithPurchase(tx, userId, createdAt)
  },
  // A membership has no stock.
  release: () => Promise.resolve(),
  deliver: async (tx, order, at) => {
    const { order_id: orderId, user_id: userId, spu_id: spuId, created_at: orderedAt } = order
    const level = levelOfSpu(spuId)
    const periods = await periodsOf(tx, userId)
    const startTime = heldUntil(periods, level, at)
    // A higher level replaces the bought periods. Its price includes a credit for their unused days.
    const replaced = startTime > at ? [] : periods.filter(({ source, endTime }) => source === 'BOUGHT' && endTime > at)
    const credit = unusedCredit(replaced, orderedAt)
    for (const period of replaced) await closePeriod(tx, period, at, orderId)
    await insertPeriod(tx, { userId, level, startTime, bought: { orderId, price: addFen(paidOf(order), credit) } })
    await applyLevel(tx, userId, { at, reason: 'BOUGHT' })
  },
  refund: async (db, order, now) => {
    const facts = { paid: paidOf(order), paidAt: order.paid_at, isUsed: await isUsed(db, order) }
    return itemRefund('UNUSED_7_DAYS', facts, now)
  },
  takeBack: async (tx, order, at) => {
    if (await isUsed(tx, order)) throw new Refusal('itemRefundUsed')
    const { order_id: orderId, user_id: userId } = order
    for (const period of await periodsOf(tx, userId)) {
      if (period.row.order_id === orderId) await closePeriod(tx, period, at)
      // The replaced periods were paid, and their credit is not refunded.
      if (period.row.replaced_by === orderId)
        await changeRow(
          tx,
          'level_periods',
          { period_id: period.row.period_id },
          { closed_at: null, replaced_by: null },
        )
    }
    await applyLevel(tx, userId, { at, reason: 'RETURNED' })
  },
}
