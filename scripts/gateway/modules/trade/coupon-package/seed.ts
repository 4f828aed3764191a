import type { Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY } from '../../../core/seed/relative-time'
import { seedItemOrder } from '../item-order/seed-service'
import { couponPackages } from './kind'

const ORDERS = [
  { key: 'P1', packageId: 'CP3', state: 'SUCCEEDED', days: 2 },
  { key: 'P2', packageId: 'CP4', state: 'CLOSED', days: 5 },
] as const

/** Writes the demo member's orders of coupon packages. */
export const seedPackageOrders = async (tx: Tx, now: number): Promise<void> => {
  for (const { key, packageId, state, days } of ORDERS) {
    const { title, poster_url, price } = await getRow(tx, 'coupon_packages', { package_id: packageId })
    const order = await seedItemOrder(tx, {
      ...{ key, userId: DEMO_MEMBER, state, createdAt: now - days * DAY },
      ...{ kind: 'COUPON_PACKAGE', spu_id: packageId, name: title, poster_url, quantity: 1, unit_price: price ?? 0 },
    })
    if (order.paid_at !== null) await couponPackages.deliver(tx, order, order.paid_at)
  }
}
