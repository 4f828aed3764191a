import { spuOfLevel } from '../../../../../src/domain/member/level'
import { localTime, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Tx } from '../../../core/database/database'
import { changeRow, getRow } from '../../../core/database/rows'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY, localMidnight } from '../../../core/seed/relative-time'
import { seedItemOrder } from '../item-order/seed-service'
import { paidOrders } from '../units/paid-service'
import rows from './data/demo-growth.json'
import { earnGrowth, giveGrowth } from './growth-service'
import { memberships } from './kind'
import { texts } from './texts'
import { bringLevelUpToDate } from './update-service'

/** The demo account that logs in by e-mail (modules/base/user/data/users.json). */
const BOUGHT = 'U1003'

/** Days until the bought level ends. */
const DAYS_LEFT = 20

/** Gives the demo member growth of 14 months, and that of the seeded orders. Gold and Silver follow from it. */
const seedGrowth = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  const reason = texts.translateAll('boxOffice')
  for (const { amount, day } of rows)
    await giveGrowth(tx, { userId: DEMO_MEMBER, amount, reason, at: midnight + day * DAY })
  for (const order of await paidOrders(tx, DEMO_MEMBER)) await earnGrowth(tx, order, order.paid_at)
  await bringLevelUpToDate(tx, DEMO_MEMBER, now)
}

/** Writes a bought Silver that ends soon. The first notice of its end was sent. */
const seedBought = async (tx: Tx, now: number): Promise<void> => {
  const { level, name, price } = await getRow(tx, 'member_levels', { level: 1 })
  const end = localMidnight(now) + DAYS_LEFT * DAY
  const order = await seedItemOrder(tx, {
    ...{ key: 'L1', userId: BOUGHT, state: 'SUCCEEDED', kind: 'MEMBERSHIP', spu_id: spuOfLevel(level) },
    createdAt: localTime(end, SHOP_OFFSET).subtract(12, 'month').valueOf() - SHOP_OFFSET * 60_000,
    name: texts.translateAll('item', (lang) => ({ level: name[lang] })),
    ...{ poster_url: '', quantity: 1, unit_price: price ?? 0 },
  })
  await memberships.deliver(tx, order, order.created_at)
  await changeRow(tx, 'level_periods', { order_id: order.order_id }, { notices: 1 })
}

/** Writes the levels of the demo accounts. */
export const seedMemberships = async (tx: Tx, now: number): Promise<void> => {
  await seedGrowth(tx, now)
  await seedBought(tx, now)
}
