import { updateLevels } from '../../../../../scripts/gateway/modules/trade/membership/due-service'
import { giveGrowth } from '../../../../../scripts/gateway/modules/trade/membership/growth-service'
import { spuOfLevel } from '../../../../../src/domain/member/level'
import type { TestGateway } from '../../../support/gateway'
import { newBuyers, newKey, press, type Shopper } from '../../../support/shopper'
import { of } from '../item-order/packages'

export const DAY = 86_400_000
export const YEAR = 365 * DAY
export const SILVER = of(spuOfLevel(1))
export const GOLD = of(spuOfLevel(2))
export const NAME = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }

/** Creates functions that create members, and read and change their levels. */
export const membersOf = (test: TestGateway, phonePrefix: string) => {
  const buyers = newBuyers(test, phonePrefix)
  const db = () => test.gateway.context.db
  return {
    buyers,
    db,
    update: () => updateLevels(db(), test.clock.now()),
    levelOf: async (buyer: Shopper) => (await buyer.get('user/buyer/v3/current/level')).body.data,
    /** Logs in a new buyer. Also returns the user id, which tests need after the login has ended. */
    newMember: async (): Promise<{ buyer: Shopper; userId: string }> => {
      const buyer = await buyers.next()
      return { buyer, userId: (await buyer.get('user/buyer/v3/profile')).body.data.userId }
    },
    give: async (userId: string, amount: number): Promise<void> => {
      await db()
        .transaction()
        .execute((tx) => giveGrowth(tx, { userId, amount, reason: NAME, at: test.clock.now() }))
    },
    changesOf: async (userId: string) => {
      const rows = await db().selectFrom('level_changes').selectAll().where('user_id', '=', userId).execute()
      return rows.map(({ from_level: from, to_level: to, reason }) => [from, to, reason])
    },
    /** Returns the notices about the end of a level, oldest first. */
    noticesOf: async (userId: string) => {
      const query = db().selectFrom('messages').select(['content', 'channel']).where('user_id', '=', userId)
      const rows = await query.where('kind', '=', 'LEVEL_ENDS').orderBy('message_id').execute()
      return rows.map(({ content, channel }) => ({ text: content['en-US'], channel }))
    },
  }
}

/** Buys an item. Returns the id of the order. */
export const buy = async (buyer: Shopper, purchase: object): Promise<string> => {
  const { orderId, unPaidTransactionIds } = (await buyer.order(purchase)).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  return orderId
}

/** Refunds an item order. Returns the status code of the response. */
export const giveBack = async (buyer: Shopper, orderId: string) => {
  const path = `trade/buyer/v2/items/orders/${orderId}`
  const quoted = await buyer.post(`${path}/refund_quote`, {})
  if (quoted.body.statusCode !== 200) return quoted.body.statusCode
  const { quote } = quoted.body.data
  return (await buyer.post(`${path}/refund`, { quote, idempotencyKey: newKey() })).body.statusCode
}
