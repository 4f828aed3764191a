import { DAY } from '../../../scripts/gateway/core/seed/relative-time'
import { type GatewayOptions, startGateway } from '../../../scripts/gateway/core/server'
import { couponRow, kindRow } from '../../../scripts/gateway/modules/trade/coupon/kind'
import { makeAccounts } from '../command'
import { deviceOf } from '../faults/buyer'

/** Number of coupons of the buyer who has coupons. */
const COUPONS = 200
const SESSION = 'S2007N01'
const TICKETS = { showId: 'S2007', sessionId: SESSION, items: [{ seatPlanId: `${SESSION}P2`, quantity: 4 }] }

/** Promotion rules of several kinds. Some apply; for others, the minimum or the scope does not match. */
const rulesAt = (at: number) => ({
  couponType: at % 3 === 0 ? 'DISCOUNT' : 'REDUCTION',
  ...(at % 3 === 0 ? { discount: 9_900 - at } : { amount: 1_000 + at }),
  ...(at % 2 === 0 ? { limitationType: 'AMOUNT', limitation: 1_000 * at } : {}),
  ...(at % 5 === 0 ? { useCouponRule: 'LIMIATION_VENUE_USE', couponUseLimitVO: { venueIds: [`V${at}`] } } : {}),
})

/** Durations of `pre_order` in ms: for a buyer without coupons, and for a buyer with 200. */
export interface PreOrderTimes {
  none: number[]
  many: number[]
}

/** Calculates the price of the same tickets for both buyers alternately. */
export const measurePreOrder = async (options: GatewayOptions, rounds: number): Promise<PreOrderTimes> => {
  const gateway = await startGateway({ ...options, logLevel: 'silent' })
  const { db, clock } = gateway.context
  const now = clock.now()
  await makeAccounts(gateway.context, ['NONE', 'MANY'])
  const kinds = Array.from({ length: COUPONS }, (_, at) => {
    const title = `Bench ${at}`
    return { id: `BENCH${at}`, title: { 'zh-CN': title, 'zh-MO': title, 'en-US': title }, rules: rulesAt(at) }
  })
  await db.insertInto('coupon_templates').values(kinds.map(kindRow)).execute()
  const owned = { userId: 'MANY', startTime: now - DAY, expireTime: now + 30 * DAY }
  await db
    .insertInto('coupons')
    .values(kinds.map((kind) => couponRow(kind, { couponId: kind.id, ...owned })))
    .execute()
  const [none, many] = [await deviceOf(gateway, 'NONE'), await deviceOf(gateway, 'MANY')]
  const times: PreOrderTimes = { none: [], many: [] }
  const price = async (device: typeof none, into: number[]): Promise<void> => {
    const start = performance.now()
    const { statusCode } = await device.send('POST', 'trade/buyer/order/v3/pre_order', TICKETS)
    if (statusCode !== 200) throw new Error(`pre_order answered ${statusCode}. Expected 200.`)
    into.push(performance.now() - start)
  }
  for (let round = -10; round < rounds; round += 1) {
    // The first ten rounds are a warm-up and not measured.
    const into = round < 0 ? { none: [], many: [] } : times
    await price(none, into.none)
    await price(many, into.many)
  }
  await gateway.close()
  return times
}
