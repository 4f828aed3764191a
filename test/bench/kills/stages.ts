import type { Gateway } from '../../../scripts/gateway/core/context'
import { brokenRules } from '../refund/rules'
import { World } from '../refund/world'
import { openSale } from '../rush/sale'
import { auditKills } from './audit'
import type { PlayName } from './plays'

/** What a play needs of a gateway, from the inside. */
interface Stage {
  /** Once, on a new database. @param actors how many there will be */
  open(gateway: Gateway, actors: number): Promise<void>
  /** At each start. @returns an order for each of the accounts, '' for none */
  prepare(gateway: Gateway, userIds: readonly string[]): Promise<string[]>
  /** What the kill before has broken. */
  audit(gateway: Gateway): Promise<string[]>
}

const orderOf = async ({ db }: Gateway, userId: string): Promise<string> =>
  (
    await db
      .selectFrom('orders')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('rebook_of', 'is', null)
      .executeTakeFirst()
  )?.order_id ?? ''

const rankOf = (userId: string): number => Number(userId.slice('RUSH'.length))

/** Everybody has a paid order, some with a coupon. @param quantityOf tickets of it */
const boughtBefore = (quantityOf: (rank: number) => number): Stage => ({
  open: async (gateway, actors) => {
    const world = new World(gateway)
    await world.open(actors)
    await world.openShow()
  },
  prepare: async (gateway, userIds) => {
    const orders: string[] = []
    for (const userId of userIds) {
      if ((await orderOf(gateway, userId)) === '') {
        const rank = rankOf(userId)
        await new World(gateway, `kills-${userId}`).buy(rank, rank % 2, quantityOf(rank), rank % 3 === 0)
      }
      orders.push(await orderOf(gateway, userId))
    }
    return orders
  },
  audit: ({ db }) => brokenRules(db),
})

export const STAGES: Record<PlayName, Stage> = {
  orders: {
    open: async (gateway, actors) => void (await openSale(gateway, actors, actors)),
    prepare: (_, userIds) => Promise.resolve(userIds.map(() => '')),
    audit: ({ db }) => auditKills(db),
  },
  refund: boughtBefore((rank) => 1 + (rank % 3)),
  // As many as the house has room for.
  rebook: boughtBefore((rank) => (rank % 4 === 0 ? 2 : 1)),
}
