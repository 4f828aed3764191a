import { orderRefund } from '@/api/refund'
import { REFUND_CODES } from '@/domain/business-codes/refund'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { ownCoupons } from '@/api/coupon'
import { rulesOf } from '../../../../../scripts/gateway/modules/trade/coupon/rules'
import { type CouponName, giveCoupon, openCoupons } from '../../../../bench/refund/coupons'
import type { Player } from '../../../../bench/refund/played'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newKey, PLAY, press, shopper, type Shopper } from '../../../support/shopper'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BASE = 'trade/buyer/refund/v1'

const test = useGateway()
let buyer: Shopper
let userId: string
let phones = 0
beforeAll(async () => {
  await openCoupons({ gateway: test.gateway.context } as Player)
})
beforeEach(async () => {
  await test.clock.set(START)
  phones += 1
  buyer = await again()
  const cellphone = `1394000${String(1000 + phones)}`
  userId = (
    await db().selectFrom('users').select('user_id').where('cellphone', '=', cellphone).executeTakeFirstOrThrow()
  ).user_id
  await rules(2)
})
checkBooks(test)

const db = () => test.gateway.context.db
/** Logs the buyer of the test in again if the login has expired. */
const again = () => shopper(test, `1394000${String(1000 + phones)}`)
const pass = async (ms: number) => {
  await test.clock.advance(ms)
  buyer = await again()
}
const rules = (perSession: number) =>
  db()
    .updateTable('shows')
    .set({
      ...{ state: 'LISTED', wait_list: true, resale_rule: json({ fee: 1000, before: 2 * HOUR }) },
      refund_rule: json({ steps: [{ before: 2 * DAY, fee: 1000 }], perSession }),
    })
    .where('show_id', '=', PLAY.showId)
    .execute()
const payFor = async (created: { unPaidTransactionIds: string[] }) =>
  press(await buyer.cashier(created.unPaidTransactionIds[0]), 'pay')
const bought = async (more: object = {}): Promise<string> => {
  const { data } = (await buyer.order({ ...PLAY, ...more })).body
  await payFor(data)
  return data.orderId
}
const facts = async (orderId: string) => (await buyer.get(`${BASE}/orders/${orderId}`)).body.data
const unitsOf = async (orderId: string): Promise<string[]> =>
  (await facts(orderId)).units.map(({ unitId }: { unitId: string }) => unitId)
const preview = async (orderId: string, unitIds: string[]) =>
  (await buyer.post(`${BASE}/orders/${orderId}/preview`, { unitIds })).body
const apply = async (orderId: string, quote: string) =>
  (await buyer.post(`${BASE}/orders/${orderId}/apply`, { quote, reason: 'HEALTH', idempotencyKey: newKey() })).body
/** Refunds units. Returns what happens to the coupon: first by the preview, then by the refund. */
const couponOf = async (orderId: string, unitIds: string[]): Promise<[string, string]> => {
  const { data } = await preview(orderId, unitIds)
  return [data.coupon, (await apply(orderId, data.quote)).data.coupon]
}
const rebooked = async (orderId: string, unitIds: string[], seatPlanId: string) => {
  const rebookTicketItems = unitIds.map((unitId) => ({ unitId }))
  const path = 'trade/buyer/order/v1'
  const { data: held } = (
    await buyer.post(`${path}/rebook/hold`, { orderId, rebookTicketItems, sessionId: PLAY.sessionId, seatPlanId })
  ).body
  return (await buyer.post(`${path}/reschedule_ticket/apply`, { rebookId: held.rebookId })).body.data
}
const operations = async (orderId: string): Promise<string[]> => (await buyer.detail(orderId)).orderOperations

describe('the coupon’s outcome at a refund, as previewed and as executed', () => {
  const withCoupon = async (name: CouponName = 'ALL') => {
    const player = { gateway: test.gateway.context, key: newKey } as unknown as Player
    const couponId = await giveCoupon(player, userId, name)
    return { couponId, orderId: await bought({ couponId }) }
  }

  it('is LATER for a partial refund, and BACK for the last ticket', async () => {
    const { orderId } = await withCoupon()
    const [one, two] = await unitsOf(orderId)
    expect(await couponOf(orderId, [one])).toEqual(['LATER', 'LATER'])
    expect(await couponOf(orderId, [two])).toEqual(['BACK', 'BACK'])
    expect((await facts(orderId)).refunds.map(({ coupon }: { coupon: string }) => coupon)).toEqual(['BACK', 'LATER'])
  })

  it('is EXPIRED if the coupon expires before the last ticket is refunded', async () => {
    const { orderId, couponId } = await withCoupon()
    for (const table of ['coupons', 'coupon_events'] as const)
      await db().updateTable(table).set({ expire_time: START }).where('coupon_id', '=', couponId).execute()
    const [one, two] = await unitsOf(orderId)
    expect(await couponOf(orderId, [one])).toEqual(['LATER', 'LATER'])
    expect(await couponOf(orderId, [two])).toEqual(['EXPIRED', 'EXPIRED'])
  })

  it('is BACK for an EXCHANGE coupon when the covered ticket is refunded', async () => {
    const { orderId } = await withCoupon('EXCHANGE')
    const { units } = await facts(orderId)
    const idsOf = (isCovered: boolean): string[] =>
      units.flatMap(({ unitId, paid }: { unitId: string; paid: number }) =>
        (paid === 0) === isCovered ? [unitId] : [],
      )
    expect((await preview(orderId, idsOf(true))).data.amount).toBe(0)
    expect(await couponOf(orderId, idsOf(true))).toEqual(['BACK', 'BACK'])
    expect(await couponOf(orderId, idsOf(false))).toEqual(['NONE', 'NONE'])
  })

  it('is COMPENSATED if the canceled show was the coupon’s only show', async () => {
    const { orderId, couponId } = await withCoupon()
    const couponUseLimitVO = { showIds: [PLAY.showId] }
    const rules = rulesOf({
      ...{ couponType: 'CASH', amount: 1507 },
      ...{ useCouponRule: 'LIMIATION_SHOW_DATA', couponUseLimitVO },
    })
    await db()
      .updateTable('coupons')
      .set({ rules: json(rules) })
      .where('coupon_id', '=', couponId)
      .execute()
    await db().updateTable('shows').set({ state: 'CANCELED' }).where('show_id', '=', PLAY.showId).execute()
    const unitIds = await unitsOf(orderId)
    const { data } = await preview(orderId, unitIds)
    expect(data.couponCompensation).toBeGreaterThan(0)
    expect(await couponOf(orderId, unitIds)).toEqual(['COMPENSATED', 'COMPENSATED'])
    const own = (await buyer.get('user/buyer/v5/coupons/self/page?offset=0&length=5')).body.data
    expect(ownCoupons.read(own).items).toMatchObject([
      { couponType: 'EXPIRY_COMPENSATION_CASH', amount: data.couponCompensation, couponStatus: 'AVAILABLE' },
    ])
  })

  it('moves to the new tickets when a rebooking refunds the price difference', async () => {
    const { orderId } = await withCoupon()
    const created = await rebooked(orderId, await unitsOf(orderId), 'S2001N02P3')
    const [difference] = (await facts(orderId)).refunds
    expect(difference).toMatchObject({ coupon: 'NONE', reason: null })
    expect(await couponOf(created.orderId, await unitsOf(created.orderId))).toEqual(['BACK', 'BACK'])
  })
})

it('offers resale after an order’s last permitted refund, until the show is cancelled', async () => {
  await rules(1)
  const orderId = await bought()
  expect(await operations(orderId)).toContain('REFUND')
  expect(await facts(orderId)).toMatchObject({ hindrance: 'NONE', canReturn: false })
  const [one] = await unitsOf(orderId)
  await apply(orderId, (await preview(orderId, [one])).data.quote)
  expect(await operations(orderId)).not.toContain('REFUND')
  expect(await operations(orderId)).toContain('RETURN')
  expect((await buyer.detail(orderId)).refundBlockReason).toBe('COUNT')
  const closed = await facts(orderId)
  expect(closed).toMatchObject({ hindrance: 'COUNT', canReturn: true, refunds: [{ reason: 'HEALTH' }] })
  expect(madeUp(orderRefund.read(closed), closed)).toEqual([])
  await db().updateTable('shows').set({ state: 'CANCELED' }).where('show_id', '=', PLAY.showId).execute()
  expect(await operations(orderId)).toContain('REFUND')
})

it('blocks only the refund of a ticket in an unpaid rebooking', async () => {
  const orderId = await bought()
  const [one, two] = await unitsOf(orderId)
  const running = (await preview(orderId, [one])).data
  const created = await rebooked(orderId, [one], 'S2001N02P1')
  expect((await facts(orderId)).units).toMatchObject([{ hindrance: 'REBOOKING' }, { hindrance: 'NONE' }])
  expect((await preview(orderId, [one, two])).statusCode).toBe(REFUND_CODES.refundRebooking)
  expect((await apply(orderId, running.quote)).statusCode).toBe(REFUND_CODES.refundRebooking)
  expect((await apply(orderId, (await preview(orderId, [two])).data.quote)).statusCode).toBe(200)
  await payFor(created)
  expect(await buyer.detail(created.orderId)).toMatchObject({ orderState: 'SUCCEEDED' })
  expect((await facts(orderId)).units).toMatchObject([{ hindrance: 'RETURNED' }, { hindrance: 'RETURNED' }])
})

it('allows a refund after an unpaid rebooking has expired', async () => {
  const orderId = await bought()
  const [one] = await unitsOf(orderId)
  const running = (await preview(orderId, [one])).data
  await rebooked(orderId, [one], 'S2001N02P1')
  await pass(HOUR)
  expect((await apply(orderId, running.quote)).statusCode).toBe(REFUND_CODES.refundQuoteExpired)
  expect((await preview(orderId, [one])).statusCode).toBe(200)
})

describe('an order of paper tickets that have not been sent', () => {
  const PICK_UP = 12 * HOUR
  const onPaper = async (): Promise<string> => {
    const { data } = (await test.ask('user/pub/v1/provinces/cities/3101/districts', {})).body
    const address = {
      ...{ recipient: '林晚', cellphone: '13800000001', countryCode: '86', provinceId: '31', cityId: '3101' },
      ...{ districtId: data[0].id, detail: '灯塔路 1 号', isDefault: false },
    }
    const { addressId } = (await buyer.post('user/buyer/v3/user/addresses', address)).body.data
    return bought({ deliverMethod: 'EXPRESS', addressId })
  }

  it('has a refund quote that includes the delivery fee until the pickup', async () => {
    const orderId = await onPaper()
    const ids = await unitsOf(orderId)
    const pickUp = START + PICK_UP
    await pass(PICK_UP - 5 * 60_000)
    const { data } = await preview(orderId, ids)
    expect(data.extras).toBeGreaterThan(0)
    expect([data.deliveryKept, (await facts(orderId)).paperSent]).toEqual([0, false])
    const { next_at: next } = await db()
      .selectFrom('parcels')
      .select('next_at')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(next).toBeGreaterThanOrEqual(pickUp)
    expect(data.expireTime).toBe(next)
    // A partial refund does not include the delivery fee, so its quote remains valid after the pickup.
    expect((await preview(orderId, ids.slice(1))).data.expireTime).toBeGreaterThan(data.expireTime)
    await test.clock.set(data.expireTime - 60_000)
    expect((await apply(orderId, data.quote)).data).toMatchObject({ extras: data.extras, amount: data.amount })
  })

  it('gets a new quote that excludes the delivery fee after the pickup', async () => {
    const orderId = await onPaper()
    await pass(PICK_UP - 5 * 60_000)
    const { data } = await preview(orderId, await unitsOf(orderId))
    await test.clock.set(data.expireTime)
    const late = await apply(orderId, data.quote)
    expect(late).toMatchObject({
      statusCode: REFUND_CODES.refundQuoteExpired,
      data: { extras: 0, deliveryKept: data.extras },
    })
    expect((await apply(orderId, late.data.quote)).data).toMatchObject({ extras: 0, amount: late.data.amount })
  })
})
