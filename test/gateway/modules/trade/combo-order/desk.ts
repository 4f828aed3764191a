import type { Answer, TestGateway } from '../../../support/gateway'
import { type TestPart, writeCombo } from '../../../../support/combos'
import { BOX } from '../../../support/seats'
import { newKey, type Shopper } from '../../../support/shopper'

/** Items of the test combo: a play without seat selection, a hall with seats, and an exhibition. */
export const ITEMS = {
  play: { partId: 'P1', showId: 'S2001', sessionId: 'S2001N02', seatPlanId: 'S2001N02P2', quantity: 1 },
  hall: { partId: 'P2', ...BOX, seatPlanId: 'S2101N01P1', quantity: 1 },
  exhibition: { partId: 'P3', showId: 'S5002', sessionId: 'S5002N03', seatPlanId: 'S5002N03P1', quantity: 1 },
}
export type Item = (typeof ITEMS)['play']

/** Parts of a combo of these items. The hall can be left out. */
const PARTS: TestPart[] = [
  { partId: 'P1', showIds: ['S2001'] },
  { partId: 'P2', showIds: ['S2101'], least: 0 },
  { partId: 'P3', showIds: ['S5002'] },
]

export const ALL: readonly Item[] = Object.values(ITEMS)

/** Returns the items with this number of tickets. */
export const times = (items: readonly Item[], quantity: number): Item[] => items.map((item) => ({ ...item, quantity }))

const CONTACT = { cellphone: '13800000001', countryCode: '86' }

/** A counter at which the buyers of a test buy combos. */
export const comboDesk = (test: TestGateway) => {
  const write = (id: string, more: Parameters<typeof writeCombo>[3] = {}, parts = PARTS) =>
    writeCombo(test.gateway.context, id, parts, more)
  const hold = (buyer: Shopper, promotionId: string, items: readonly Item[] = ALL): Promise<Answer> =>
    buyer.post('seat/buyer/v1/hold_sets', { promotionId, items, idempotencyKey: newKey() })
  const purchaseOf = async (buyer: Shopper, promotionId: string, items: readonly Item[] = ALL) => {
    const { body } = await hold(buyer, promotionId, items)
    if (body.statusCode !== 200) throw new Error(`No set of ${promotionId}: ${JSON.stringify(body)}`)
    return { promotionId, holdSetId: body.data.holdSetId as string, items: [] }
  }
  const bodyOf = async <Purchase extends object>(buyer: Shopper, purchase: Purchase, more: object = {}) => {
    const priced = (await buyer.preOrder(purchase)).body.data
    return {
      ...purchase,
      ...{ idempotencyKey: newKey(), attendees: [], contact: CONTACT },
      ...{ priceToken: priced?.priceToken ?? '', paymentParam: { payAmount: priced?.payAmount ?? 0 } },
      ...more,
    }
  }
  const create = (buyer: Shopper, body: object): Promise<Answer> =>
    buyer.post('trade/buyer/order/v5/create_order', body)
  /** Holds, prices and orders a combo. Returns the created order. */
  const order = async (buyer: Shopper, promotionId: string, items: readonly Item[] = ALL, more: object = {}) => {
    const body = await bodyOf(buyer, await purchaseOf(buyer, promotionId, items), more)
    const answer = await create(buyer, body)
    if (answer.body.statusCode !== 200) throw new Error(`No order of ${promotionId}: ${JSON.stringify(answer.body)}`)
    return answer.body.data as { orderId: string; unPaidTransactionIds: string[]; bindId: string; payAmount: number }
  }
  const cashier = async (buyer: Shopper, transactionIds: readonly string[]): Promise<Answer> =>
    buyer.startPayment('', { transactionIds })
  /** Returns the number of units that are left in the tiers of the items. */
  const stocks = async (): Promise<number> => {
    const tiers = ALL.map(({ seatPlanId }) => seatPlanId)
    const all = test.gateway.context.db.selectFrom('stocks').select('remaining')
    const rows = await all.where('seat_plan_id', 'in', tiers).execute()
    return rows.reduce((sum, { remaining }) => sum + remaining, 0)
  }
  return { write, hold, purchaseOf, bodyOf, create, order, cashier, stocks }
}
