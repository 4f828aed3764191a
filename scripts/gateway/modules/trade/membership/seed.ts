import { spuOfLevel } from '../../../../../src/domain/member/level'
import { localTime, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Tx } from '../../../core/database/database'
import { changeRow, getRow } from '../../../core/database/rows'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY, localMidnight } from '../../../core/seed/relative-time'
import { seedItemOrder } from '../item-order/seed-service'
import { paidOrders, paidTickets } from '../units/paid-service'
import rows from './data/demo-growth.json'
import { earnGrowth, giveGrowth } from './growth-service'
import { memberships } from './kind'
import { texts } from './texts'
import { bringLevelUpToDate } from './update-service'

/**
 * Accounts with a bought Silver membership, with the days until its end. U1003 logs in by e-mail
 * (modules/base/user/data/users.json).
 */
const BOUGHT = [
  { key: 'L1', userId: 'U1003', daysLeft: 20 },
  { key: 'L2', userId: DEMO_MEMBER, daysLeft: -40 },
] as const

/** Gives the demo member growth from 14 months and from the seeded orders. This growth reaches Silver and Gold. */
const seedGrowth = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  const reason = texts.translateAll('boxOffice')
  for (const { amount, day } of rows)
    await giveGrowth(tx, { userId: DEMO_MEMBER, amount, reason, at: midnight + day * DAY })
  for (const order of await paidOrders(tx, DEMO_MEMBER)) {
    const { paid_at: at } = order
    await earnGrowth(tx, await paidTickets(tx, order, at), at)
  }
}

/** Writes a bought Silver membership. The first notice of its end was already sent. */
const seedBought = async (tx: Tx, now: number, { key, userId, daysLeft }: (typeof BOUGHT)[number]): Promise<void> => {
  const { level, name, price } = await getRow(tx, 'member_levels', { level: 1 })
  const end = localMidnight(now) + daysLeft * DAY
  const order = await seedItemOrder(tx, {
    ...{ key, userId, state: 'SUCCEEDED', kind: 'MEMBERSHIP', spu_id: spuOfLevel(level) },
    createdAt: localTime(end, SHOP_OFFSET).subtract(12, 'month').valueOf() - SHOP_OFFSET * 60_000,
    name: texts.translateAll('item', (lang) => ({ level: name[lang] })),
    ...{ poster_url: '', quantity: 1, unit_price: price ?? 0 },
  })
  await memberships.deliver(tx, order, order.created_at)
  await changeRow(tx, 'level_periods', { order_id: order.order_id }, { notices: 1 })
}

/** Writes the levels of the demo accounts. */
export const seedMemberships = async (tx: Tx, now: number): Promise<void> => {
  for (const bought of BOUGHT) await seedBought(tx, now, bought)
  await seedGrowth(tx, now)
  for (const { userId } of BOUGHT) await bringLevelUpToDate(tx, userId, now)
}
