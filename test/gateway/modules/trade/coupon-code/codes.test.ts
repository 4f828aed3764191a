import { json } from '../../../../../scripts/gateway/core/database/json'
import { makeCodes } from '../../../../../scripts/gateway/modules/trade/coupon-code/code-service'
import { kindRow, type KindSource } from '../../../../../scripts/gateway/modules/trade/coupon/kind'
import { checkCode, couponPackages } from '../../../../../src/api/coupon-code'
import { CAPTCHA_CODES } from '../../../../../src/domain/business-codes/captcha'
import { CERTIFICATION_CODES } from '../../../../../src/domain/business-codes/certification'
import { COUPON_CODES } from '../../../../../src/domain/business-codes/coupon'
import { COUPON_CODE_CODES as CODES } from '../../../../../src/domain/business-codes/coupon-code'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, type Shopper, shopper } from '../../../support/shopper'

const MINUTE = 60_000
const UNKNOWN = 'F0YER0N0NE0'
const test = useGateway()
const buyers = newBuyers(test, '1393400')
beforeEach(() => test.gateway.context.risk.exchanges.clear())
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db
const check = async (buyer: Shopper, code: string) =>
  (await buyer.post('user/buyer/v3/coupons/exchange_check', { exchangeCode: code })).body
const exchange = async (buyer: Shopper, code: string) =>
  (await buyer.post('buyer/cyy/v1/coupons/exchange', { exchangeCode: code, obtainType: 'EXCHANGE' })).body
const owned = async (buyer: Shopper, query = '') =>
  (await buyer.get(`user/buyer/v5/coupons/self/page?offset=0&length=50${query}`)).body

let count = 0
const addKind = async (more: Partial<KindSource> = {}): Promise<string> => {
  const id = `CODE${(count += 1)}`
  const source = { id, title: { 'zh-CN': id, 'zh-MO': id, 'en-US': id }, rules: { couponType: 'CASH', amount: 100 } }
  await db()
    .insertInto('coupon_templates')
    .values(kindRow({ ...source, ...more }))
    .execute()
  return id
}
const codeOf = async (template_id: string | null, package_id: string | null = null): Promise<string> =>
  (await makeCodes(test.gateway.context, { template_id, package_id }, 1))[0]
const addPackage = async (kinds: string[]): Promise<string> => {
  const id = `PACK${(count += 1)}`
  const title = json({ 'zh-CN': id, 'zh-MO': id, 'en-US': id })
  await db()
    .insertInto('coupon_packages')
    .values({ package_id: id, title, template_ids: json(kinds) })
    .execute()
  return id
}

describe('the redemption of a coupon code', () => {
  it('issues one coupon when 64 buyers redeem a code concurrently', async () => {
    const kind = await addKind()
    const code = await codeOf(kind)
    const many: Shopper[] = []
    for (let at = 0; at < 64; at += 1) many.push(await buyers.next())
    const answers = await Promise.all(many.map((buyer) => exchange(buyer, code)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((each) => each === 200)).toHaveLength(1)
    // All buyers share one network address. Its rate limit rejects some of the requests.
    expect(codes.every((each) => [200, CODES.exchangeCodeUsed, CAPTCHA_CODES.tooManyTries].includes(each))).toBe(true)
    const rows = await db().selectFrom('coupons').selectAll().where('template_id', '=', kind).execute()
    expect(rows).toHaveLength(1)
  })

  it('returns the same coupon to its buyer again, and refuses another buyer', async () => {
    const kind = await addKind()
    const code = await codeOf(kind)
    const buyer = await buyers.next()
    const answers = await Promise.all([1, 2, 3].map(() => exchange(buyer, code)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const [couponId] = answers[0].data.couponIds
    expect((await check(buyer, code)).data).toMatchObject({ kind: 'COUPON', couponIds: [couponId] })
    const other = await buyers.next()
    expect((await exchange(other, code)).statusCode).toBe(CODES.exchangeCodeUsed)
    expect((await check(other, code)).statusCode).toBe(CODES.exchangeCodeUsed)
    const events = await db().selectFrom('coupon_events').selectAll().where('coupon_id', '=', couponId).execute()
    expect(events.map((event) => event.kind)).toEqual(['RECEIVED'])
    expect(events[0].ref).not.toBe('')
  })

  it('issues all coupons of a package or none', async () => {
    const [first, last] = [await addKind(), await addKind({ stock: 1 })]
    const pack = await addPackage([last, first, last])
    const code = await codeOf(null, pack)
    const buyer = await buyers.next()
    expect((await exchange(buyer, code)).statusCode).toBe(COUPON_CODES.couponOutOfStock)
    expect((await owned(buyer)).data.total).toBe(0)
    await db().updateTable('coupon_templates').set({ stock: 2 }).where('template_id', '=', last).execute()
    const { data } = await exchange(buyer, code)
    const items = (await owned(buyer, `&couponPackageId=${pack}`)).data.items as Record<string, string>[]
    const kindOf = Object.fromEntries(items.map(({ couponId, couponTemplateId }) => [couponId, couponTemplateId]))
    expect(data.couponIds.map((id: string) => kindOf[id])).toEqual([last, first, last])
    const packages = (await buyer.get('user/buyer/v5/coupon_packages?offset=0&length=20')).body.data
    expect(couponPackages.read(packages).items).toMatchObject([{ couponPackageId: pack, couponCount: 3 }])
    expect((await owned(await buyers.next(), `&couponPackageId=${pack}`)).statusCode).toBe(404)
  })

  it.each([
    ['has expired', 'F0YER0PAST1G', CODES.exchangeCodeOver],
    ['is not valid yet', 'F0YER0SN001H', CODES.exchangeCodeNotYet],
    ['another account has used', 'F0YER0VSED1B', CODES.exchangeCodeUsed],
    ['needs a face check', 'F0YER0FACE11', CERTIFICATION_CODES.faceAuthNeeded],
  ])('refuses a code that %s', async (_, code, status) => {
    const buyer = await buyers.next()
    expect((await exchange(buyer, code)).statusCode).toBe(status)
    expect((await owned(buyer)).data.total).toBe(0)
  })
})

describe('the preview of a coupon code', () => {
  it('shows the start time of a code or of its coupon type', async () => {
    const buyer = await buyers.next()
    const kind = await addKind({ obtainFrom: START + 2 * 86_400_000 })
    const comments = [await check(buyer, 'F0YER0SN001H'), await check(buyer, await codeOf(kind))]
    expect(comments.map((each) => each.comments)).toEqual([
      '这个兑换码 12月8日 10:00 起可用',
      '这个兑换码 12月3日 10:00 起可用',
    ])
  })

  it('shows the coupons without redeeming the code', async () => {
    const buyer = await buyers.next()
    const { data } = await check(buyer, 'f0ye r0pa-ck18')
    expect(checkCode.read(data).kinds.map(({ couponTemplateId }) => couponTemplateId)).toEqual(['CT1', 'CT3', 'CT4'])
    expect(data).toMatchObject({ kind: 'PACKAGE', couponPackageId: 'CP1', couponIds: [] })
    expect((await owned(buyer)).data.total).toBe(0)
    expect((await check(await shopper(test), 'F0YER0VSED1B')).data.couponIds).toHaveLength(3)
  })

  it.each([
    ['FRIENDS2026', 'PRIVILEGE'],
    ['7K4M9Q2XWD58', 'INVITATION'],
    ['3D6T8M1QRN97', 'TICKET'],
  ])('recognizes a code of another type: %s', async (code, kind) => {
    expect((await check(await buyers.next(), code)).data).toMatchObject({ kind, kinds: [] })
  })
})

describe('wrong coupon codes', () => {
  it('require increasing waits, during which no code is redeemed', async () => {
    const buyer = await buyers.next()
    const code = await codeOf(await addKind())
    for (let at = 0; at < 5; at += 1) {
      // A valid code must not reset the limit, because an attacker may own a valid code.
      expect((await check(buyer, code)).statusCode).toBe(200)
      expect((await exchange(buyer, UNKNOWN)).statusCode).toBe(CODES.exchangeCodeWrong)
    }
    const waits: number[] = []
    for (let at = 0; at < 3; at += 1) {
      const { statusCode, data } = await exchange(buyer, code)
      expect(statusCode).toBe(CAPTCHA_CODES.tooManyTries)
      waits.push(data.seconds)
      await test.clock.set(test.gateway.context.clock.now() + data.seconds * 1000)
      expect((await exchange(buyer, UNKNOWN)).statusCode).toBe(CODES.exchangeCodeWrong)
    }
    expect(waits[1]).toBeGreaterThan(waits[0])
    expect(waits[2]).toBeGreaterThan(waits[1])
    expect((await owned(buyer)).data.total).toBe(0)
  })

  it('count per network address, even with new accounts', async () => {
    const answers: number[] = []
    for (let at = 0; at < 40; at += 1) answers.push((await check(await buyers.next(), UNKNOWN)).statusCode)
    expect(answers.at(-1)).toBe(CAPTCHA_CODES.tooManyTries)
    await test.clock.set(START + 60 * MINUTE)
    expect((await check(await buyers.next(), 'F0YER0CPN01P')).statusCode).toBe(200)
  })

  it('count per device, even with new accounts', async () => {
    const { exchanges } = test.gateway.context.risk
    const guess = async (deviceId: string) => {
      const { token } = await buyers.next()
      const body = { exchangeCode: UNKNOWN }
      const headers = { 'device-id': deviceId }
      return (await test.ask('user/buyer/v3/coupons/exchange_check', { method: 'POST', body, token, headers })).body
        .statusCode
    }
    const many = async (deviceId: string): Promise<number[]> => {
      exchanges.clear()
      const answers: number[] = []
      for (let at = 0; at < 12; at += 1) answers.push(await guess(deviceId))
      return answers
    }
    const wrong = CODES.exchangeCodeWrong
    const wait = CAPTCHA_CODES.tooManyTries
    expect(await many('a'.repeat(24))).toEqual([...Array(10).fill(wrong), wait, wait])
    expect(await guess('b'.repeat(24))).toBe(wrong)
    // A device id in another format is ignored.
    expect(await many('x'.repeat(200))).toEqual(Array(12).fill(wrong))
  })
})

describe('the coupon codes in the console', () => {
  const console = async (path: string, body?: object) =>
    (await test.ask(`console/api/coupon-codes${path}`, body ? { method: 'POST', body } : {})).body

  it('are listed with their states', async () => {
    const { codes } = (await console('')).data
    const states = codes.map(({ code, state }: Record<string, string>) => `${code} ${state}`)
    expect(states).toContain('F0YE-R0PA-CK18 UNUSED')
    expect(states).toContain('F0YE-R0VS-ED1B USED')
    expect(states).toContain('F0YE-R0PA-ST1G OVER')
    expect(states).toContain('F0YE-R0SN-001H NOT_YET')
  })

  it('can be created and then redeemed', async () => {
    const { codes } = (await console('', { of: 'CP1', count: 3 })).data
    expect(new Set(codes).size).toBe(3)
    const buyer = await buyers.next()
    expect((await exchange(buyer, codes[2])).data.couponIds).toHaveLength(3)
    expect((await console('', { of: 'NONE', count: 1 })).statusCode).toBe(404)
  })

  it('can be unlocked after wrong attempts', async () => {
    const buyer = await buyers.next()
    for (let at = 0; at < 6; at += 1) await check(buyer, UNKNOWN)
    expect((await check(buyer, 'F0YER0PACK18')).statusCode).toBe(CAPTCHA_CODES.tooManyTries)
    await console('/unlock', {})
    expect((await check(buyer, 'F0YER0PACK18')).statusCode).toBe(200)
  })
})
