import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { remindOfBenefits } from '../../../../../scripts/gateway/modules/trade/benefit-reminder/remind'
import { couponRow, type KindSource, kindRow } from '../../../../../scripts/gateway/modules/trade/coupon/kind'
import { ownCoupon } from '../../../../../src/api/coupon'
import { START, useGateway } from '../../../support/gateway'
import { whileWritesFail } from '../../../support/failing-writes'
import { newBuyers, PLAY, type Shopper } from '../../../support/shopper'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Midnight in Shanghai at the start of the first test day. `START` is 10:00 on that day. */
const MIDNIGHT = START - 10 * HOUR
const PHONES = '1393377'

const test = useGateway()
const buyers = newBuyers(test, PHONES)
afterEach(() => test.clock.set(START))

let count = 0
let people = 1000
const nextBuyer = async (): Promise<{ buyer: Shopper; userId: string }> => {
  const buyer = await buyers.next()
  people += 1
  const { user_id: userId } = await getRow(test.gateway.context.db, 'users', { cellphone: `${PHONES}${people}` })
  return { buyer, userId }
}

/** Gives a buyer a coupon that expires after `days` days. Returns its id. */
const give = async (
  userId: string,
  days: number,
  rules: Partial<KindSource['rules']> = {},
  columns: object = {},
): Promise<string> => {
  const id = `REMIND${(count += 1)}`
  const title = { 'zh-CN': `券${count}`, 'zh-MO': `劵${count}`, 'en-US': `Coupon ${count}` }
  const kind = { id, title, rules: { couponType: 'CASH', amount: 100, ...rules } }
  const times = { startTime: START - DAY, expireTime: MIDNIGHT + days * DAY }
  const { db } = test.gateway.context
  await db.insertInto('coupon_templates').values(kindRow(kind)).execute()
  const row = { ...couponRow(kind, { couponId: `C${id}`, userId, ...times }), ...columns }
  await db.insertInto('coupons').values(row).execute()
  return `C${id}`
}

const run = async (onError: (error: unknown) => void = () => undefined) =>
  remindOfBenefits(test.gateway.context.db, test.gateway.context.clock.now(), onError)

const messagesTo = (userId: string) =>
  test.gateway.context.db
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'BENEFIT_EXPIRE')
    .orderBy('message_id')
    .execute()

/**
 * Runs the job on the given day (counted from `MIDNIGHT`) at the given hour. Returns the number of messages that the
 * buyer receives.
 */
const sentAt = async (userId: string, day: number, hour = 10): Promise<number> => {
  await test.clock.set(MIDNIGHT + day * DAY + hour * HOUR)
  await run()
  return (await messagesTo(userId)).length
}

const change = async (buyer: Shopper, action: string, targetId = '', more: object = {}) =>
  buyer.post('user/buyer/v3/benefit_reminders', { source: 'COUPON', targetId, action, ...more })
const reminder = async (buyer: Shopper, couponId: string) =>
  ownCoupon.read((await buyer.get(`user/buyer/v5/coupons/${couponId}`)).body.data).reminder

describe('the reminder of a coupon', () => {
  it('is sent three days before the end and on the last day, outside quiet hours', async () => {
    const { userId } = await nextBuyer()
    await give(userId, 4)
    expect(await sentAt(userId, 0, 9.9)).toBe(0)
    expect(await sentAt(userId, 0, 22)).toBe(0)
    expect(await sentAt(userId, 0, 21.9)).toBe(1)
    expect(await sentAt(userId, 0, 21.9)).toBe(1)
    expect(await sentAt(userId, 1)).toBe(1)
    expect(await sentAt(userId, 3)).toBe(2)
    expect(await sentAt(userId, 4)).toBe(2)
  })

  it('contains the coupon, its end and three shows, and links to the coupon', async () => {
    const { userId } = await nextBuyer()
    const couponId = await give(userId, 4)
    await sentAt(userId, 0)
    const [{ content, path, channel }] = await messagesTo(userId)
    expect([path, channel]).toEqual([`/coupon-info?couponId=${couponId}`, 'SMS'])
    expect(content['zh-CN']).toMatch(/^你的「券\d+」12月4日 23:59 到期，可用于《[^》]+》、《[^》]+》、《[^》]+》$/)
    expect(content['zh-MO']).toMatch(/^你的「劵\d+」12月4日 23:59 到期，可用於《/)
    expect(content['en-US']).toMatch(/^Your coupon Coupon \d+ ends on Dec 4, 23:59\. Use it for [^;]+; [^;]+; [^;]+$/)
  })

  it('combines several coupons in one message that links to the coupon list', async () => {
    const { userId } = await nextBuyer()
    for (const days of [4, 1, 4]) await give(userId, days)
    expect(await sentAt(userId, 0)).toBe(1)
    const [{ content, path }] = await messagesTo(userId)
    expect(path).toBe('/coupon')
    expect(content['en-US']).toMatch(/^3 of your coupons end soon, the first on Dec 1, 23:59\. /)
  })

  it.each<[string, Partial<KindSource['rules']>, object, number | null]>([
    ['that fits nothing on sale', { couponBizTypes: ['ITEM'], useCouponRule: 'LIMIATION_ITEM' }, {}, null],
    ['for use at a counter', { useWay: 'OFFLINE' }, {}, null],
    ['that was used at a counter', {}, { verified_at: START }, null],
    ['that was withdrawn', {}, { withdrawn_at: START }, null],
    ['that starts later', {}, { start_time: START + HOUR }, START + 3 * DAY],
    ['that was received after the first reminder time', {}, { received_at: START + 1 }, START + 3 * DAY],
  ])('is not sent for a coupon %s', async (_, rules, columns, next) => {
    const { buyer, userId } = await nextBuyer()
    const couponId = await give(userId, 4, rules, columns)
    expect((await reminder(buyer, couponId))?.at ?? null).toBe(next)
    expect(await sentAt(userId, 0, 11.5)).toBe(0)
  })

  it.each(['ITEM', 'PRIVILEGE_CARD', 'PARKING_FEE'])('is sent without shows for a coupon of %s', async (type) => {
    const { buyer, userId } = await nextBuyer()
    const couponId = await give(userId, 4, { couponBizTypes: [type], useCouponRule: 'ALL_PRODUCT' })
    expect((await reminder(buyer, couponId))?.muted).toBe('NONE')
    expect(await sentAt(userId, 0)).toBe(1)
    const [{ content }] = await messagesTo(userId)
    expect(content['en-US']).toMatch(/^Your coupon Coupon \d+ ends on Dec 4, 23:59$/)
  })

  it('is not sent while an order holds the coupon', async () => {
    const { buyer, userId } = await nextBuyer()
    const couponId = await give(userId, 4)
    expect((await buyer.order({ ...PLAY, couponId })).body.statusCode).toBe(200)
    expect(await sentAt(userId, 0)).toBe(0)
    expect(await reminder(buyer, couponId)).toBeNull()
  })

  it('reaches other buyers after a failure for one buyer, and is retried', async () => {
    const [first, second] = [await nextBuyer(), await nextBuyer()]
    for (const { userId } of [first, second]) await give(userId, 4)
    const failed: unknown[] = []
    const toFirst = `insert on messages for each row when (new.user_id = '${first.userId}')`
    await whileWritesFail(test, toFirst, () => run((error) => failed.push(error)))
    expect([failed.length, (await messagesTo(first.userId)).length]).toEqual([1, 0])
    expect(await messagesTo(second.userId)).toHaveLength(1)
    expect([await sentAt(first.userId, 0), await sentAt(second.userId, 0)]).toEqual([1, 1])
  })

  it('is sent once even if two gateways run the job', async () => {
    const { userId } = await nextBuyer()
    await give(userId, 4)
    await Promise.all([run(), run()])
    expect(await messagesTo(userId)).toHaveLength(1)
  })
})

describe('the buyer’s setting for reminders', () => {
  it('snoozes a reminder until the chosen day', async () => {
    const { buyer, userId } = await nextBuyer()
    const couponId = await give(userId, 4)
    const until = START + 2 * DAY + HOUR
    await change(buyer, 'SNOOZE', couponId, { until })
    expect(await reminder(buyer, couponId)).toEqual({ at: START + 2 * DAY, muted: 'NONE' })
    const sent = []
    for (const day of [0, 1, 2, 3]) sent.push(await sentAt(userId, day))
    expect(sent).toEqual([0, 0, 1, 2])
  })

  it.each([
    ['without a day', {}],
    ['until today', { until: START }],
    ['until after the coupon’s end', { until: START + 4 * DAY }],
  ])('refuses a snooze %s', async (_, more) => {
    const { buyer, userId } = await nextBuyer()
    expect((await change(buyer, 'SNOOZE', await give(userId, 4), more)).status).toBe(400)
  })

  it('disables the reminders of one coupon, and enables them again', async () => {
    const { buyer, userId } = await nextBuyer()
    const [muted, other] = [await give(userId, 1), await give(userId, 4)]
    const far = await give(userId, 20)
    await change(buyer, 'MUTE', muted)
    await change(buyer, 'MUTE', far)
    expect(await reminder(buyer, far)).toEqual({ at: START + 16 * DAY, muted: 'ONE' })
    expect(await sentAt(userId, 0)).toBe(1)
    expect((await messagesTo(userId))[0].path).toContain(other)
    await change(buyer, 'RESTORE', far)
    expect(await reminder(buyer, far)).toEqual({ at: START + 16 * DAY, muted: 'NONE' })
  })

  it('disables the reminders of all coupons, and enables them again', async () => {
    const { buyer, userId } = await nextBuyer()
    const couponId = await give(userId, 4)
    await change(buyer, 'MUTE')
    expect(await reminder(buyer, couponId)).toMatchObject({ muted: 'ALL' })
    expect(await sentAt(userId, 0)).toBe(0)
    await change(buyer, 'RESTORE')
    expect(await sentAt(userId, 3)).toBe(1)
  })

  it('refuses changes for another buyer’s coupon', async () => {
    const couponId = await give((await nextBuyer()).userId, 4)
    const { buyer } = await nextBuyer()
    for (const action of ['SNOOZE', 'MUTE', 'RESTORE'])
      expect((await change(buyer, action, couponId, { until: START + DAY })).status).toBe(404)
    expect((await change(buyer, 'SNOOZE', '', { until: START + DAY })).status).toBe(404)
  })
})

describe('the subscription message of a mini program', () => {
  const path = 'user/buyer/v1/shop/mini_remind_subscribe'
  const type = 'COUPON_TEMPLATE_EXPIRE'
  const facts = async (buyer: Shopper, terminal: string) =>
    (await buyer.get(`${path}?appId=wx1&remindSubscribeTypeEnums=${type}&terminalSrc=${terminal}`)).body.data
  const permit = async (buyer: Shopper, openId: string) =>
    (
      await buyer.post(`${path}?terminalSrc=WEIXIN_MINI`, {
        ...{ appId: 'wx1', openId, remindSubscribeTypeEnums: [type], couponTemplateIds: ['CT8'] },
      })
    ).body.data

  it('is refused for another buyer’s order or bind id', async () => {
    const [{ buyer }, { buyer: stranger }] = [await nextBuyer(), await nextBuyer()]
    const { orderId, bindId } = (await buyer.order(PLAY)).body.data
    const named = async (by: Shopper, ids: object) =>
      (await by.post(path, { appId: 'wx1', remindSubscribeTypeEnums: [type], ...ids })).status
    for (const ids of [{ itemOrderId: orderId }, { bindId }])
      expect([await named(buyer, ids), await named(stranger, ids)]).toEqual([200, 404])
  })

  it('is sent once, to the account’s open id instead of the request’s open id', async () => {
    const { buyer, userId } = await nextBuyer()
    await give(userId, 4)
    expect(await permit(buyer, 'oForeign')).toEqual({ subscribed: false })
    const account = { platform: 'WEIXIN_MINI', open_id: 'oOwn', user_id: userId, asked_at: START }
    await test.gateway.context.db.insertInto('host_accounts').values(account).execute()
    expect(await permit(buyer, 'oForeign')).toEqual({ subscribed: true })
    expect((await facts(buyer, 'WEIXIN_MINI')).subscribed).toBe(true)
    await sentAt(userId, 0)
    expect((await facts(buyer, 'WEIXIN_MINI')).subscribed).toBe(false)
    await sentAt(userId, 3)
    expect((await messagesTo(userId)).map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['SUBSCRIBE_MESSAGE', 'oOwn'],
      ['SMS', expect.stringContaining(PHONES)],
    ])
  })

  it('has a template only on hosts that support it', async () => {
    const { buyer } = await nextBuyer()
    expect((await facts(buyer, 'ALIPAY_MINI')).templateIds).toEqual([expect.any(String)])
    expect((await facts(buyer, 'H5')).templateIds).toEqual([])
  })
})
