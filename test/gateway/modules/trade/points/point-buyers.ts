import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { grantPoints } from '../../../../../scripts/gateway/modules/trade/points/ledger-service'
import { setPointRule } from '../../../../../scripts/gateway/modules/trade/points/rule-service'
import { setPrimeSwitch } from '../../../../../scripts/gateway/modules/base/shop/prime-config-service'
import { START, type TestGateway } from '../../../support/gateway'
import { newBuyers, newKey, PLAY, press, type Shopper } from '../../../support/shopper'

const REASON = { 'zh-CN': '测试', 'zh-MO': '測試', 'en-US': 'Test' }

/**
 * Creates functions that create buyers with points, and orders of these buyers. By default, points may pay 50 % of an
 * order, and 100 points pay one yuan.
 */
export const pointBuyers = (test: TestGateway, phonePrefix: string) => {
  const db = () => test.gateway.context.db
  const buyers = newBuyers(test, phonePrefix)
  const setRule = (limitProportion = 50, rate = 100) => setPointRule(db(), { limitProportion, rate })
  const userIdOf = async (buyer: Shopper): Promise<string> =>
    (await buyer.get('user/buyer/v3/profile')).body.data.userId
  const accountNameOf = async (buyer: Shopper): Promise<string> =>
    (await getRow(db(), 'users', { user_id: await userIdOf(buyer) })).cellphone ?? ''
  const give = async (buyer: Shopper, amount: number, at = test.clock.now()): Promise<void> => {
    const userId = await userIdOf(buyer)
    await db()
      .transaction()
      .execute((tx) => grantPoints(tx, { userId, amount, reason: REASON, at }))
  }
  /**
   * Creates a buyer with one lot for each number of points. The buyer received the lots 40 days apart, the first one
   * earliest.
   */
  const withPoints = async (...amounts: number[]): Promise<Shopper> => {
    const buyer = await buyers.next()
    for (const [at, amount] of amounts.entries())
      await give(buyer, amount, START - (amounts.length - at) * 40 * 86_400_000)
    return buyer
  }
  const accountOf = async (buyer: Shopper) => (await buyer.get('user/buyer/v3/point/account')).body.data
  const lotsOf = async (buyer: Shopper) =>
    (await buyer.get('user/buyer/v3/point/lots?offset=0&length=20&state=USABLE')).body.data.items.map(
      ({ left }: { left: number }) => left,
    )
  const pay = async (buyer: Shopper, { unPaidTransactionIds: [id] }: { unPaidTransactionIds: string[] }) =>
    press(await buyer.cashier(id), 'pay')
  /**
   * Orders tickets and pays `pointAmount` (fen) with points. Money pays the remaining amount. Returns the id of the
   * order.
   */
  const paidBy = async (buyer: Shopper, pointAmount: number, purchase: object = PLAY): Promise<string> => {
    const { data } = (await buyer.order({ ...purchase, pointAmount })).body
    if (data.payAmount > 0) await pay(buyer, data)
    return data.orderId
  }
  const unitsOf = async (buyer: Shopper, orderId: string): Promise<string[]> =>
    (await buyer.detail(orderId)).tickets
      .filter(({ state }: { state: string }) => state === 'VALID')
      .map(({ unitId }: { unitId: string }) => unitId)
  /** Refunds some tickets. Returns the quote and the refund. */
  const refund = async (buyer: Shopper, orderId: string, count = 99) => {
    const path = `trade/buyer/refund/v1/orders/${orderId}`
    const unitIds = (await unitsOf(buyer, orderId)).slice(0, count)
    const quote = (await buyer.post(`${path}/preview`, { unitIds })).body.data
    const body = { quote: quote.quote, reason: 'TIME', idempotencyKey: newKey() }
    return { quote, refund: (await buyer.post(`${path}/apply`, body)).body.data }
  }
  const setAuto = (enabled: boolean) => setPrimeSwitch(db(), 'autoChoosePoint', enabled)
  return {
    accountNameOf,
    accountOf,
    again: buyers.again,
    give,
    lotsOf,
    paidBy,
    pay,
    refund,
    setAuto,
    setRule,
    unitsOf,
    withPoints,
  }
}
