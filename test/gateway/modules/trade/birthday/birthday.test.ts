import { birthdayGift } from '@/api/member-popup'
import { ownCoupons } from '@/api/coupon'
import { changeLevel } from '../../../../../scripts/gateway/modules/base/member/level-service'
import { changeRow, countRows } from '../../../../../scripts/gateway/core/database/rows'
import { MEMBER_CENTER_CODES } from '../../../../../src/domain/business-codes/member-center'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, type Shopper } from '../../../support/shopper'

const test = useGateway()
const buyers = newBuyers(test, '1393930')
afterEach(() => test.clock.set(START))
checkBooks(test)

const PATH = 'user/buyer/v3/prime/birthday_gift'
const db = () => test.gateway.context.db
const userIdOf = async (buyer: Shopper): Promise<string> => (await buyer.get('user/buyer/v3/profile')).body.data.userId

/** Logs in a buyer with a member level. The account has had the birthday from the start. */
const born = async (birthday: string, level = 1): Promise<Shopper> => {
  const buyer = await buyers.next()
  const userId = await userIdOf(buyer)
  await changeRow(db(), 'users', { user_id: userId }, { birthday })
  const change = { level, reason: 'MERCHANT', at: test.clock.now() } as const
  await db()
    .transaction()
    .execute((tx) => changeLevel(tx, userId, change))
  return buyer
}
const giftOf = async (buyer: Shopper) => {
  const { data } = (await buyer.get(PATH)).body
  const read = birthdayGift.read(data)
  expect(madeUp(read, data)).toEqual([])
  return read
}
const take = async (buyer: Shopper, idempotencyKey = newKey()) => (await buyer.post(PATH, { idempotencyKey })).body
const walletOf = async (buyer: Shopper) => ({
  coupons: ownCoupons
    .read((await buyer.get('user/buyer/v5/coupons/self/page?offset=0&length=50')).body.data)
    .items.map(({ couponTemplateId }) => couponTemplateId)
    .sort(),
  points: (await buyer.get('user/buyer/v3/point/account')).body.data.usable,
})

describe('a birthday gift', () => {
  it('puts the coupons and points of the level into the wallet', async () => {
    const buyer = await born('1990-12-01', 2)
    const { state, endTime, gifts } = await giftOf(buyer)
    expect({ state, endTime }).toEqual({ state: 'OPEN', endTime: Date.parse('2026-12-08T00:00+08:00') })
    expect(gifts.map(({ icon }) => icon)).toEqual(['coupon', 'coupon', 'coin'])
    expect(await take(buyer)).toMatchObject({ statusCode: 200, data: { state: 'TAKEN', gifts } })
    expect(await walletOf(buyer)).toEqual({ coupons: ['CT61', 'CT62'], points: 300 })
    expect(await giftOf(buyer)).toMatchObject({ state: 'TAKEN', gifts })
  })

  it('is collected only once by two concurrent requests', async () => {
    const buyer = await born('1990-12-01')
    const codes = (await Promise.all([take(buyer), take(buyer)])).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([200, MEMBER_CENTER_CODES.birthdayTaken])
    expect(await walletOf(buyer)).toEqual({ coupons: ['CT61'], points: 100 })
  })

  it('is returned again for the same key, even after its end', async () => {
    const buyer = await born('1990-12-01')
    const key = newKey()
    await take(buyer, key)
    expect(await take(buyer, key)).toMatchObject({ statusCode: 200, data: { state: 'TAKEN' } })
    test.clock.set(START + 7 * DAY)
    const later = await buyers.again()
    expect(await take(later, key)).toMatchObject({ statusCode: 200, data: { state: 'TAKEN', endTime: 0 } })
    expect(await walletOf(later)).toEqual({ coupons: ['CT61'], points: 100 })
  })

  it('cannot be collected on other days, or if the birthday was set too late', async () => {
    expect((await take(await born('1990-12-02'))).statusCode).toBe(MEMBER_CENTER_CODES.birthdayClosed)
    const buyer = await born('')
    await buyer.post('user/buyer/v3/profile/update', { birthday: '1990-12-01' })
    expect(await giftOf(buyer)).toMatchObject({ state: 'NONE', endTime: 0 })
    expect((await take(buyer)).statusCode).toBe(MEMBER_CENTER_CODES.birthdayClosed)
  })

  it('is not issued again in the same year after the birthday is changed', async () => {
    const buyer = await born('1990-12-01')
    await take(buyer)
    await buyer.post('user/buyer/v3/profile/update', { birthday: '1990-12-20' })
    test.clock.set(Date.parse('2026-12-20T10:00+08:00'))
    const later = await buyers.again()
    expect((await take(later)).statusCode).toBe(MEMBER_CENTER_CODES.birthdayTaken)
    expect(await countRows(db(), 'birthday_packages', { user_id: await userIdOf(later) })).toBe(1)
  })

  it('is open on 28 February for a birthday on 29 February', async () => {
    await born('1992-02-29')
    test.clock.set(Date.parse('2027-02-28T00:00+08:00'))
    expect(await giftOf(await buyers.again())).toMatchObject({ state: 'OPEN' })
  })

  it('does not exist for buyers without a level', async () => {
    expect(await giftOf(await born('1990-12-01', 0))).toEqual({ state: 'NONE', endTime: 0, gifts: [] })
  })
})
