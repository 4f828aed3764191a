import { PLAY, press, type Shopper } from '../../../support/shopper'

const BASE = 'trade/buyer/order/v1'

/** Returns functions that send a buyer's requests for rebooking an order. */
export const rebooking = (buyer: () => Shopper) => {
  const payFor = async (created: { unPaidTransactionIds: string[] }, action = 'pay') =>
    press(await buyer().cashier(created.unPaidTransactionIds[0]), action)
  const bought = async (purchase: object = PLAY, more: object = {}): Promise<string> => {
    const { data } = (await buyer().order(purchase, more)).body
    await payFor(data)
    return data.orderId
  }
  const check = async (orderId: string) => (await buyer().get(`${BASE}/rebook/check?orderId=${orderId}`)).body.data
  const unitsOf = async (orderId: string): Promise<string[]> =>
    (await check(orderId)).units.map(({ unitId }: { unitId: string }) => unitId)
  const itemsOf = (unitIds: readonly string[]) => unitIds.map((unitId) => ({ unitId }))
  const hold = async (
    orderId: string,
    unitIds: readonly string[],
    seatPlanId: string,
    { sessionId = PLAY.sessionId, ...more }: { sessionId?: string; picked?: object } = {},
  ) => {
    const place = { sessionId, seatPlanId, ...more }
    return (await buyer().post(`${BASE}/rebook/hold`, { orderId, rebookTicketItems: itemsOf(unitIds), ...place })).body
  }
  const apply = async (rebookId: string) => (await buyer().post(`${BASE}/reschedule_ticket/apply`, { rebookId })).body
  return { payFor, bought, check, itemsOf, unitsOf, hold, apply }
}
