import { signed } from '../../../../../scripts/gateway/core/signed'
import { type KindSource, kindRow } from '../../../../../scripts/gateway/modules/trade/coupon/kind'
import { rulesOf } from '../../../../../scripts/gateway/modules/trade/coupon/rules'
import { couponCodes, ownCoupon } from '../../../../../src/api/coupon'
import { COUPON_CODES } from '../../../../../src/domain/business-codes/coupon'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, type Shopper } from '../../../support/shopper'

const MINUTE = 60_000
const DAY = 86_400_000
const test = useGateway()
const buyers = newBuyers(test, '1393311')
afterEach(() => test.clock.set(START))

let count = 0
/** Creates a kind of coupon, and gives a buyer one coupon. Returns the ids of both. */
const give = async (buyer: Shopper, rules: Partial<KindSource['rules']> = {}, more: Partial<KindSource> = {}) => {
  const couponTemplateId = `COUNTER${(count += 1)}`
  const source: KindSource = {
    ...{ id: couponTemplateId, title: { 'zh-CN': '柜台券', 'zh-MO': '櫃檯券', 'en-US': 'At the counter' } },
    ...{ rules: { couponType: 'CASH', amount: 1_000, useWay: 'OFFLINE', ...rules }, ...more },
  }
  await test.gateway.context.db.insertInto('coupon_templates').values(kindRow(source)).execute()
  const { body } = await buyer.post('buyer/cyy/v1/coupons/obtain', { couponCode: couponTemplateId })
  return { couponId: body.data.couponId as string, couponTemplateId }
}

const answerOf = (buyer: Shopper, coupon: object) =>
  buyer.post('user/buyer/v5/coupons/verify/code', { orderId: '', source: 'SINGLE_COUPON', ...coupon })
const codesOf = async (buyer: Shopper, coupon: object) =>
  couponCodes.read((await answerOf(buyer, coupon)).body.data).map(({ verifyCode }) => verifyCode)
const scan = async (text: string, counter = 'A') => {
  const answer = await test.ask('counter/api/verifications?lang=en', { method: 'POST', body: { text, counter } })
  return answer.body.data as { verified: boolean; reason: string | null; coupon: { number: number } | null }
}
const own = async (buyer: Shopper, { couponId }: { couponId: string }) =>
  ownCoupon.read((await buyer.get(`user/buyer/v5/coupons/${couponId}`)).body.data)
const stateOf = async (buyer: Shopper, coupon: { couponId: string }) => (await own(buyer, coupon)).couponStatus
const change = (couponId: string, columns: object) =>
  test.gateway.context.db.updateTable('coupons').set(columns).where('coupon_id', '=', couponId).execute()

describe('the codes of a coupon', () => {
  it('are valid for a minute, and are replaced before their expiry', async () => {
    const buyer = await buyers.next()
    const coupon = await give(buyer)
    const { body } = await answerOf(buyer, coupon)
    const code = { verifyCode: expect.stringMatching(/^FC1:/), statusImageUrl: '' }
    expect(body.data).toEqual([{ ...code, verifyCodeExpireTime: expect.any(Number) }])
    expect(body.data[0].verifyCodeExpireTime - test.clock.now()).toBeLessThanOrEqual(MINUTE)
    expect(body.data[0].verifyCodeExpireTime).toBeGreaterThanOrEqual(START + MINUTE)
    const [first] = await codesOf(buyer, coupon)
    expect([first, first.includes(coupon.couponId)]).toEqual([body.data[0].verifyCode, false])
    await test.clock.set(START + 50_000)
    const [second] = await codesOf(buyer, coupon)
    expect(second).not.toBe(first)
    expect(await scan(first)).toMatchObject({ verified: true, reason: null })
    expect(await scan(second)).toMatchObject({ verified: false, reason: 'replay' })
  })

  it.each<[string, Partial<KindSource['rules']>, Partial<KindSource>, object, number]>([
    ['is used online', { useWay: 'ONLINE' }, {}, {}, COUPON_CODES.counterCodeOnline],
    ['is not valid yet', {}, { validFrom: START + DAY, validTo: START + 2 * DAY }, {}, COUPON_CODES.counterCodeNotYet],
    ['has expired', {}, {}, { expire_time: START }, COUPON_CODES.counterCodeOver],
    ['was withdrawn', {}, {}, { withdrawn_at: START }, COUPON_CODES.counterCodeUnfit],
  ])('are refused for a coupon that %s', async (_, rules, more, columns, code) => {
    const buyer = await buyers.next()
    const coupon = await give(buyer, rules, more)
    if (Object.keys(columns).length > 0) await change(coupon.couponId, columns)
    expect((await answerOf(buyer, coupon)).body.statusCode).toBe(code)
  })

  it('are not found for another buyer, coupon type or order', async () => {
    const buyer = await buyers.next()
    const coupon = await give(buyer)
    const requests = [{ couponTemplateId: 'CT1' }, { orderId: 'O1', source: 'ORDER_INFO' }]
    const statuses = requests.map(async (more) => (await answerOf(buyer, { ...coupon, ...more })).status)
    const foreign = (await answerOf(await buyers.next(), coupon)).status
    expect([foreign, ...(await Promise.all(statuses))]).toEqual([404, 404, 404])
  })
})

describe('the verification at a counter', () => {
  it('uses up the coupon, and shows the use to the buyer', async () => {
    const buyer = await buyers.next()
    const coupon = await give(buyer, { couponType: 'OUTER' })
    const [code] = await codesOf(buyer, coupon)
    expect(await scan(code)).toMatchObject({ verified: true, coupon: { title: 'At the counter' } })
    expect(await stateOf(buyer, coupon)).toBe('USED')
    await test.clock.set(START + 2 * MINUTE)
    expect(await scan(code, 'B')).toMatchObject({ reason: 'replay', coupon: { usedBy: 'A' } })
    const [used] = (await answerOf(buyer, coupon)).body.data
    expect(used).toEqual({
      ...{ verifyCode: '', verifyCodeExpireTime: null },
      statusImageUrl: expect.stringContaining('/media/coupon/verified.svg'),
    })
    expect((await fetch(`${test.gateway.url}${used.statusImageUrl}`)).status).toBe(200)
  })

  it('counts each use of a multi-use coupon', async () => {
    const buyer = await buyers.next()
    const coupon = await give(buyer, { qty: 2 })
    const [first, second] = await codesOf(buyer, coupon)
    expect(await scan(second)).toMatchObject({ verified: true, coupon: { number: 2, uses: 2 } })
    expect(await own(buyer, coupon)).toMatchObject({ couponStatus: 'AVAILABLE', usesLeft: 1 })
    const [open, used] = couponCodes.read((await answerOf(buyer, coupon)).body.data)
    expect([open.verifyCode, used.verifyCode]).toEqual([first, ''])
    await scan(first)
    expect(await stateOf(buyer, coupon)).toBe('USED')
    const events = await test.gateway.context.db
      .selectFrom('coupon_events')
      .select('kind')
      .where('coupon_id', '=', coupon.couponId)
      .orderBy('event_id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['RECEIVED', 'PART_VERIFIED', 'VERIFIED'])
  })

  it('lists the latest use first', async () => {
    const buyer = await buyers.next()
    const [first, second] = [await give(buyer), await give(buyer)]
    await change(first.couponId, { expire_time: START + DAY })
    await scan((await codesOf(buyer, second))[0])
    await test.clock.set(START + MINUTE)
    await scan((await codesOf(buyer, first))[0])
    const { body } = await buyer.get('user/buyer/v5/coupons/self/page?couponStatus=USED')
    const ids = (body.data.items as { couponId: string }[]).map(({ couponId }) => couponId)
    expect(ids).toEqual([first.couponId, second.couponId])
  })

  it('succeeds only once when several counters scan a code concurrently', async () => {
    const buyer = await buyers.next()
    const [code] = await codesOf(buyer, await give(buyer))
    const verdicts = await Promise.all(['A', 'B', 'C'].map((counter) => scan(code, counter)))
    expect(verdicts.map(({ reason }) => reason).sort()).toEqual([null, 'replay', 'replay'])
  })

  it('refuses a code that is older than a minute', async () => {
    const buyer = await buyers.next()
    const [code] = await codesOf(buyer, await give(buyer))
    await test.clock.set(START + 2 * MINUTE)
    expect(await scan(code)).toMatchObject({ verified: false, reason: 'old-code' })
  })

  it.each<[string, object, string]>([
    ['an online coupon', { rules: rulesOf({ couponType: 'CASH', amount: 100 }) }, 'online'],
    ['an expired coupon', { expire_time: START }, 'expired'],
    ['a coupon before its validity', { start_time: START + DAY }, 'not-started'],
    ['a withdrawn coupon', { withdrawn_at: START }, 'withdrawn'],
  ])('refuses %s', async (_, columns, reason) => {
    const buyer = await buyers.next()
    const coupon = await give(buyer)
    const [code] = await codesOf(buyer, coupon)
    await change(coupon.couponId, columns)
    expect(await scan(code)).toMatchObject({ verified: false, reason })
  })

  it('rejects forged codes, ticket codes and other texts', async () => {
    const buyer = await buyers.next()
    const [code] = await codesOf(buyer, await give(buyer))
    const [text] = code.slice('FC1:'.length).split('.')
    const forged = `FC1:${signed(new Uint8Array(32), text)}`
    const texts = [forged, `${code}x`, 'FC1:', 'FY1:T1234:K1234567:12345678', '1234 5678 9012 3456 7890', 'CCT10U1001']
    const reasons = await Promise.all(texts.map(async (each) => (await scan(each)).reason))
    expect(reasons).toEqual(['foreign', 'foreign', 'foreign', 'ticket', 'ticket', 'unreadable'])
  })
})

describe('the counter page', () => {
  it.each([
    ['zh', '核销柜台'],
    ['zh-MO', '核銷櫃枱'],
    ['en', 'Counter'],
  ])('is available in %s, with one script and no external resources', async (lang, title) => {
    const response = await fetch(`${test.gateway.url}/counter?lang=${lang}`)
    const page = await response.text()
    expect(page).toContain(`<title>${title}</title>`)
    expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*connect-src 'self'/)
  })

  it('rejects requests of other sites', async () => {
    const request = { method: 'POST', body: { text: 'x', counter: 'A' }, headers: { origin: 'https://evil.example' } }
    expect((await test.ask('counter/api/verifications', request)).status).toBe(403)
  })
})
