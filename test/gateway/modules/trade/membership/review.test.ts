import { START, useGateway } from '../../../support/gateway'
import type { Shopper } from '../../../support/shopper'
import { DAY, membersOf, YEAR } from './support'

const test = useGateway()
const { db, update, levelOf, newMember, give, changesOf, noticesOf } = membersOf(test, '1393971')
afterEach(() => test.clock.set(START))

describe('the review of a level', () => {
  it('lowers the level on the review date, after two notices', async () => {
    const { userId } = await newMember()
    await give(userId, 6_000)
    await update()
    test.clock.advance(200 * DAY)
    await give(userId, 1_500)
    await update()
    expect(await noticesOf(userId)).toEqual([])
    test.clock.set(START + YEAR - 29 * DAY)
    await update()
    await update()
    expect(await noticesOf(userId)).toEqual([{ text: expect.stringContaining('3500 more growth'), channel: 'SMS' }])
    test.clock.set(START + YEAR - 6 * DAY)
    await update()
    expect(await noticesOf(userId)).toHaveLength(2)
    expect(await changesOf(userId)).toEqual([[0, 2, 'GROWTH']])
    test.clock.set(START + YEAR + DAY)
    await update()
    expect(await changesOf(userId)).toEqual([
      [0, 2, 'GROWTH'],
      [2, 1, 'REVIEW'],
    ])
  })

  it('has the same result if the job did not run for three years', async () => {
    const { userId } = await newMember()
    await give(userId, 1_000)
    test.clock.advance(3 * YEAR)
    await update()
    expect(await changesOf(userId)).toEqual([
      [0, 1, 'GROWTH'],
      [1, 0, 'REVIEW'],
    ])
    expect(await noticesOf(userId)).toHaveLength(2)
  })
})

describe('a subscription message about a level', () => {
  const subscribe = (buyer: Shopper, templateIds: string[]) =>
    buyer.post('user/buyer/v3/prime/subscribe_wx_mini_app_msg', { templateIds, openId: 'x' })

  it('delivers the next notice, but not later notices', async () => {
    const { buyer, userId } = await newMember()
    const templatesOn = async (terminal: string): Promise<string[]> => {
      const path = `user/buyer/v3/prime/find_wx_mini_app_msg_template?terminalSrc=${terminal}`
      return (await buyer.get(path)).body.data.templateIds
    }
    expect(await templatesOn('WEIXIN_MINI')).toEqual([])
    await db()
      .insertInto('host_accounts')
      .values({ platform: 'WEIXIN_MINI', open_id: 'oLevel', user_id: userId, asked_at: START })
      .execute()
    expect(await templatesOn('ALIPAY_MINI')).toEqual([])
    const templateIds = await templatesOn('WEIXIN_MINI')
    expect((await subscribe(buyer, ['unknown'])).body.data).toEqual({ subscribed: false })
    expect((await subscribe(buyer, templateIds)).body.data).toEqual({ subscribed: true })
    await give(userId, 1_000)
    test.clock.advance(YEAR + DAY)
    await update()
    expect((await noticesOf(userId)).map(({ channel }) => channel)).toEqual(['SUBSCRIBE_MESSAGE', 'SMS'])
  })
})

describe('the console', () => {
  const run = async (body: object) => (await test.ask('console/api/members', { method: 'POST', body })).body

  it('adds growth, sets a level, and changes the end of the level', async () => {
    const { buyer, userId } = await newMember()
    const { cellphone: account } = (await buyer.get('user/buyer/v3/profile')).body.data
    await run({ action: 'GIVE_GROWTH', account, value: 1_000 })
    await run({ action: 'SET_LEVEL', account, level: 3 })
    expect(await levelOf(buyer)).toMatchObject({ level: 3, growth: 1_000 })
    test.clock.advance(1_000)
    expect((await run({ action: 'MOVE_REVIEW', account, value: 20 })).data).toEqual({ count: 1 })
    expect(await noticesOf(userId)).toHaveLength(1)
    test.clock.advance(20 * DAY)
    await update()
    expect(await changesOf(userId)).toEqual([
      [0, 1, 'GROWTH'],
      [1, 3, 'MERCHANT'],
      [3, 1, 'REVIEW'],
    ])
  })

  it('sets the rate of a level', async () => {
    const rates = async () => {
      const { data } = (await test.ask('user/pub/v3/prime/levels?lang=en-US')).body
      return data.map(({ formatDiscount }: { formatDiscount: string }) => formatDiscount)
    }
    expect((await run({ action: 'SET_RATE', level: 2, value: 9_350 })).statusCode).toBe(200)
    expect(await rates()).toEqual(['2% off', '6.5% off', '8% off'])
    expect((await run({ action: 'SET_RATE', level: 2, value: 10_001 })).statusCode).not.toBe(200)
    expect((await run({ action: 'SET_RATE', level: 9, value: 9_000 })).statusCode).not.toBe(200)
    await run({ action: 'SET_RATE', level: 2, value: 9_500 })
  })
})
