import { json } from '../../../../../scripts/gateway/core/database/json'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { type KindSource, kindRow } from '../../../../../scripts/gateway/modules/trade/coupon/kind'
import {
  type OwnCoupon,
  ownCoupons as ownCouponRows,
  stateOfRow,
} from '../../../../../scripts/gateway/modules/trade/coupon/list-service'
import { useCouponForCard } from '../../../../../scripts/gateway/modules/trade/coupon/ledger-service'
import { rulesOf } from '../../../../../scripts/gateway/modules/trade/coupon/rules'
import { couponData } from '../../../../../scripts/gateway/modules/trade/coupon/personal-service'
import { couponsOff } from '../../../../bench/coupons/audit'
import { ownCoupon, ownCoupons, recommendedCoupons } from '../../../../../src/api/coupon'
import { COUPON_CODES } from '../../../../../src/domain/business-codes/coupon'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, type Shopper, shopper } from '../../../support/shopper'

const DAY = 86_400_000
const test = useGateway()
const buyers = newBuyers(test, '1393300')
afterEach(() => test.clock.set(START))

const obtain = async (buyer: Shopper, couponCode: string) =>
  (await buyer.post('buyer/cyy/v1/coupons/obtain', { couponCode })).body
const own = async (buyer: Shopper, query = '') =>
  ownCoupons.read((await buyer.get(`user/buyer/v5/coupons/self/page?offset=0&length=50${query}`)).body.data).items
const kind = async (id: string) => (await test.ask(`user/pub/v3/coupons/detail?couponTemplateId=${id}`)).body.data

let count = 0
/** Inserts a kind of coupon. Returns its id. */
const add = async (more: Partial<KindSource> = {}, columns: object = {}): Promise<string> => {
  const id = `STOCK${(count += 1)}`
  const source = { id, title: { 'zh-CN': id, 'zh-MO': id, 'en-US': id }, rules: { couponType: 'CASH', amount: 100 } }
  const row = { ...kindRow({ ...source, ...more }), ...columns }
  await test.gateway.context.db.insertInto('coupon_templates').values(row).execute()
  return id
}

describe('the rules of a kind', () => {
  it.each([
    { couponType: 'ALL' },
    { couponType: 'CASH', amount: -1 },
    { couponType: 'DISCOUNT', discount: 0 },
    { couponType: 'DISCOUNT', discount: 10_001 },
    { couponType: 'CASH', limitation: -1 },
    { couponType: 'CASH', useCouponRule: 'UNKNOWN' },
  ])('cannot be %o', (rules) => {
    expect(() => rulesOf(rules)).toThrow('Invalid')
  })
})

describe('the closing of an account', () => {
  it('counts usable coupons as a loss, but no exchanged coupons', async () => {
    const buyer = await buyers.next()
    const { db } = test.gateway.context
    const { data } = await obtain(buyer, await add())
    await obtain(buyer, await add())
    const { user_id: userId } = await getRow(db, 'coupons', { coupon_id: data.couponId })
    const account = { userId, countryCode: '86', cellphone: null, email: null }
    const lost = () => couponData.losses?.(db, account, START)
    expect(await lost()).toEqual({ COUPON: 2 })
    await db.transaction().execute((tx) => useCouponForCard(tx, data.couponId, START))
    expect(await lost()).toEqual({ COUPON: 1 })
  })
})

describe('the receipt of a coupon', () => {
  it('issues the last coupon to only one of two buyers', async () => {
    const id = await add({ stock: 1 })
    const pair = [await buyers.next(), await buyers.next()]
    const answers = await Promise.all(pair.map((buyer) => obtain(buyer, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, COUPON_CODES.couponOutOfStock])
    expect(await kind(id)).toMatchObject({ stock: 0, obtainState: 'GONE' })
  })

  it('is limited per buyer, even in concurrent requests', async () => {
    const id = await add({ stock: 9 }, { per_user: 2 })
    const buyer = await buyers.next()
    const answers = await Promise.all([1, 2, 3].map(() => obtain(buyer, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, COUPON_CODES.couponReceived])
    expect((await kind(id)).stock).toBe(7)
  })

  it('is possible again until the buyer’s limit is reached', async () => {
    const id = await add({ stock: 9 }, { per_user: 2 })
    const buyer = await buyers.next()
    const canReceive = async () => {
      const { data } = await obtain(buyer, id)
      return ownCoupon.read((await buyer.get(`user/buyer/v5/coupons/${data.couponId}`)).body.data).canReceive
    }
    expect([await canReceive(), await canReceive()]).toEqual([true, false])
  })

  it.each([
    ['before its start', { obtain_from: START + DAY }, COUPON_CODES.couponNotYet, 'NOT_YET'],
    ['after its end', { obtain_to: START }, COUPON_CODES.couponOver, 'OVER'],
    ['after the end of its validity', { valid_from: 0, valid_to: START }, COUPON_CODES.couponOver, 'OVER'],
    ['without stock', { stock: 0 }, COUPON_CODES.couponOutOfStock, 'GONE'],
  ])('is refused %s', async (_, columns, code, state) => {
    const id = await add({}, columns)
    expect((await obtain(await buyers.next(), id)).statusCode).toBe(code)
    expect((await kind(id)).obtainState).toBe(state)
  })

  it('is possible from the start time on', async () => {
    const id = await add({ obtainFrom: START + DAY })
    await test.clock.set(START + DAY)
    expect((await obtain(await buyers.next(), id)).statusCode).toBe(200)
  })
})

describe('a buyer’s coupons', () => {
  it('are listed by state, use and kind', async () => {
    const member = await shopper(test)
    const now = await own(member)
    const states = new Set(now.map(({ couponStatus }) => couponStatus))
    expect([...states].sort()).toEqual(['AVAILABLE', 'PENDING', 'UN_AVAILABLE'])
    const ends = now.map(({ expireTime }) => expireTime ?? Infinity)
    expect(ends).toEqual([...ends].sort((a, b) => a - b))
    expect((await own(member, '&couponStatus=EXPIRED')).map((coupon) => coupon.couponTemplateId)).toEqual([
      ...['CT33', 'CT5'],
    ])
    expect((await own(member, '&bizType=PARKING_FEE')).map((coupon) => coupon.couponTemplateId)).toEqual(['CT14'])
    expect((await own(member, '&couponTemplateId=CT5')).map((coupon) => coupon.couponStatus)).toEqual(['EXPIRED'])
    const worth = (await own(member, '&sort=WORTH')).map(({ amount, discount }) => (discount > 0 ? -1 : (amount ?? -1)))
    expect(worth).toEqual([...worth].sort((a, b) => b - a))
  })

  it('are marked as new for a day after their receipt', async () => {
    const id = await add()
    const buyer = await buyers.next()
    await obtain(buyer, id)
    expect((await own(buyer))[0]).toMatchObject({ couponTemplateId: id, isNewArrival: true })
    await test.clock.set(START + 2 * DAY)
    expect((await own(await buyers.again()))[0]).toMatchObject({ isNewArrival: false })
  })

  it('are not found for another buyer', async () => {
    const path = `user/buyer/v5/coupons/CCT8${DEMO_MEMBER}`
    expect((await (await shopper(test)).get(path)).status).toBe(200)
    expect((await (await buyers.next()).get(path)).status).toBe(404)
  })
})

describe('a buyer’s coupons for a purchase', () => {
  const fit = async (member: Shopper, target: string) =>
    new Map((await own(member, target)).map((coupon) => [coupon.couponTemplateId, coupon.unfitReason]))

  it('are listed with applicable coupons first, then the rest with a reason', async () => {
    const member = await shopper(test)
    const reasons = await fit(member, '&showId=S8003')
    expect([...reasons.values()].lastIndexOf('')).toBe([...reasons.values()].filter((code) => code === '').length - 1)
    expect(Object.fromEntries(reasons)).toMatchObject({
      ...{ CT1: '', CT8: '', CT6: 'SCOPE', CT14: 'BIZ_TYPE', CT9: 'OUTER', CT10: 'OFFLINE', CT21: 'NOT_STARTED' },
    })
    const { data } = (await member.get('user/buyer/v5/coupons/self/page?offset=2&length=2&showId=S8003')).body
    const ids = data.items.map(({ couponTemplateId }: { couponTemplateId: string }) => couponTemplateId)
    expect([ids, data.total, data.last]).toEqual([[...reasons.keys()].slice(2, 4), reasons.size, false])
  })

  it('can be listed for an item, and return 404 for an unknown item', async () => {
    const member = await shopper(test)
    expect((await fit(member, '&itemId=G1001')).get('CT1')).toBe('BIZ_TYPE')
    // The coupon is for gifts. The bag belongs to another category.
    const [gift, bag] = [await fit(member, '&itemId=G1006'), await fit(member, '&itemId=G1001')]
    expect([gift.get('CT11'), bag.get('CT11')]).toEqual(['', 'SCOPE'])
    const statuses = ['showId', 'itemId'].map(async (name) => {
      return (await member.get(`user/buyer/v5/coupons/self/page?offset=0&length=20&${name}=none`)).status
    })
    expect(await Promise.all(statuses)).toEqual([404, 404])
  })
})

it('derives the state of each seeded coupon from its events', async () => {
  const { db } = test.gateway.context
  expect(await couponsOff(db)).toEqual([])
  const rows = (await ownCouponRows(db, DEMO_MEMBER).execute()) as OwnCoupon[]
  const states = new Set(rows.map((row) => stateOfRow(row, test.clock.now())))
  expect([...states].sort()).toEqual(['AVAILABLE', 'EXPIRED', 'PENDING', 'REFUNDING', 'UN_AVAILABLE', 'USED'])
})

describe('the shows of a buyer’s coupon', () => {
  const shows = async (member: Shopper | null, id: string, kindId: string) => {
    const path = `user/pub/v3/coupons/shows?couponTemplateId=${kindId}&couponId=${id}&offset=0&length=50`
    return (await (member ? member.get(path) : test.ask(path))).body
  }

  it('follow the rules of its receipt, even if its kind has changed', async () => {
    const buyer = await buyers.next()
    const id = await add({ rules: { couponType: 'CASH', amount: 100, useCouponRule: 'LIMIATION_SHOW_DATA' } })
    const { data } = await obtain(buyer, id)
    const { db } = test.gateway.context
    const rules = json(rulesOf({ couponType: 'CASH', amount: 100 }))
    await db.updateTable('coupon_templates').set({ rules }).where('template_id', '=', id).execute()
    expect((await shows(buyer, data.couponId, id)).data.total).toBe(0)
    // Another visitor gets the shows of the kind.
    expect((await shows(null, data.couponId, id)).data.total).toBeGreaterThan(0)
  })

  it('are not found after the end of the coupon or of its kind', async () => {
    const member = await shopper(test)
    for (const kindId of ['CT5', 'CT33', 'CT34'])
      expect([kindId, (await shows(member, `C${kindId}${DEMO_MEMBER}`, kindId)).statusCode]).toEqual([kindId, 404])
    const over = await add({ validFrom: 0, validTo: START })
    expect((await shows(null, '', over)).statusCode).toBe(404)
  })
})

describe('the detail of a coupon', () => {
  it('counts the goods on sale to which the coupon applies', async () => {
    expect([(await kind('CT12')).itemCount, (await kind('CT1')).itemCount]).toEqual([1, 0])
    expect((await kind('CT11')).itemCount).toBeGreaterThan(1)
  })

  it('contains the shows, sessions or tiers to which it is limited', async () => {
    const [{ showName, sessionRangeVoList }] = (await kind('CT8')).couponRangeVoList
    expect(showName).not.toBe('')
    expect(sessionRangeVoList).toEqual([{ sessionName: expect.any(String), seatPlanNames: [] }])
    expect((await kind('CT6')).couponRangeVoList).toEqual([{ showName: expect.any(String), sessionRangeVoList: [] }])
  })

  it('counts as many shows as the coupon’s show list contains', async () => {
    const { showCount, couponRangeVoList } = await kind('CT3')
    const shows = (await test.ask('user/pub/v3/coupons/shows?couponTemplateId=CT3&offset=0&length=50')).body.data
    expect(couponRangeVoList).toEqual([])
    expect([shows.total, shows.items.length > 0]).toEqual([showCount, true])
    const none = (await test.ask('user/pub/v3/coupons/shows?couponTemplateId=CT14&offset=0&length=50')).body.data
    expect([none.total, (await kind('CT14')).showCount]).toEqual([0, 0])
  })
})

it('lists coupon types to every visitor, and puts types without stock last', async () => {
  const { data } = (await test.ask('user/pub/v3/coupons/recommend?offset=0&length=50')).body
  const kinds = recommendedCoupons.read(data).items
  expect(kinds.map(({ couponTemplateId }) => couponTemplateId)).not.toContain('CT6')
  expect(kinds.at(-1)).toMatchObject({ couponTemplateId: 'CT20', obtainState: 'GONE', stock: 0 })
  expect(kinds.find(({ couponTemplateId }) => couponTemplateId === 'CT19')).toMatchObject({ obtainState: 'NOT_YET' })
})
