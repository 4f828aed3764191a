import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { START, useGateway } from '../../../support/gateway'
import { type Shopper, shopper } from '../../../support/shopper'

const MINUTE = 60_000

const stage = useGateway()
afterEach(() => stage.clock.set(START))

const use = async (buyer: Shopper, privilegeCode: string) =>
  (await buyer.post('show/buyer/v3/privilege/code', { privilegeCode })).body
const tagsOf = async (buyer: Shopper, showId = 'S6006') =>
  (await buyer.get(`show/buyer/v3/${showId}/white/tag/check/user_tags`)).body.data
const usesLeft = async (code: string) => (await getRow(stage.gateway.context.db, 'privilege_codes', { code })).uses_left
const ONLY = { body: { statusCode: 22031501 } }
const one = (sessionId: string, plan = 1) => ({
  showId: sessionId.slice(0, 5),
  sessionId,
  items: [{ seatPlanId: `${sessionId}P${plan}`, quantity: 1 }],
})

describe('a privilege code', () => {
  test('adds its tag to the buyer once, in any spelling, and returns the tag’s shows', async () => {
    const buyer = await shopper(stage, '13800000031')
    const before = await usesLeft('FRIENDS2026')
    expect(await tagsOf(buyer)).toEqual({ tags: [] })
    // cspell:ignore ＦＲＩＥＮＤＳ
    for (const spelling of ['friends-2026', '\u202dＦＲＩＥＮＤＳ 2026\u202c']) {
      const { data } = await use(buyer, spelling)
      expect(data).toMatchObject({ tag: 'friends', title: '剧场之友' })
      expect(data.shows.map(({ showId }: { showId: string }) => showId).sort()).toEqual(['S4006', 'S4007', 'S6006'])
    }
    expect(await tagsOf(buyer)).toEqual({ tags: ['friends'] })
    expect((await buyer.get('show/buyer/v3/privilege/tags')).body.data).toMatchObject([{ tag: 'friends' }])
    expect(await usesLeft('FRIENDS2026')).toBe(before - 1)
  })

  test('is rejected if expired or used up', async () => {
    const buyer = await shopper(stage, '13800000032')
    expect(await use(buyer, 'FRIENDS2025')).toMatchObject({ statusCode: 22031504 })
    expect(await use(buyer, 'FIRST100')).toMatchObject({ statusCode: 22031503 })
    expect(await tagsOf(buyer)).toEqual({ tags: [] })
  })

  test('is refused for ten minutes after five wrong codes, even if correct', async () => {
    const buyer = await shopper(stage, '13800000033')
    for (const guess of ['AAAA1', 'AAAA2', 'AAAA3', 'AAAA4', 'AAAA5'])
      expect(await use(buyer, guess)).toMatchObject({ statusCode: 22031502 })
    expect(await use(buyer, 'STUDENT2026')).toMatchObject({
      statusCode: 22031505,
      comments: expect.stringContaining('10'),
    })
    expect(await tagsOf(buyer)).toEqual({ tags: [] })
    const other = await shopper(stage, '13800000034')
    expect(await use(other, 'STUDENT2026')).toMatchObject({ statusCode: 200 })
    stage.clock.set(START + 11 * MINUTE)
    expect(await use(buyer, 'STUDENT2026')).toMatchObject({ statusCode: 200 })
  })

  test('allows its last use to only one of many concurrent buyers', async () => {
    await stage.gateway.context.db
      .insertInto('privilege_codes')
      .values({ code: 'LAST1', white_tag: 'friends', uses_left: 1, expires_at: null })
      .execute()
    const buyers = await Promise.all(['41', '42', '43', '44'].map((end) => shopper(stage, `138000000${end}`)))
    const codes = (await Promise.all(buyers.map((buyer) => use(buyer, 'LAST1')))).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([200, 22031503, 22031503, 22031503])
  })

  test('requires a login', async () => {
    const visitor = await stage.ask('show/buyer/v3/privilege/code', {
      method: 'POST',
      body: { privilegeCode: 'FRIENDS2026' },
    })
    expect(visitor.body.statusCode).toBe(15012007)
  })
})

describe('a sale restricted to buyers with a tag', () => {
  let friend: Shopper
  let guest: Shopper
  beforeAll(async () => {
    friend = await shopper(stage, '13800000051')
    guest = await shopper(stage, '13800000052')
    await use(friend, 'FRIENDS2026')
  })

  test.each([
    ['a show', 'S6006N01', 1],
    ['a session', 'S4006N02', 1],
  ])('sells %s only to buyers who have the tag', async (_what, sessionId, plan) => {
    expect(await guest.preOrder(one(sessionId, plan))).toMatchObject(ONLY)
    expect(await guest.order(one(sessionId, plan))).toMatchObject(ONLY)
    expect((await friend.preOrder(one(sessionId, plan))).body.statusCode).toBe(200)
  })

  test('leaves sessions and tiers without a tag open, and rejects a different tag', async () => {
    expect((await guest.preOrder(one('S4006N01'))).body.statusCode).toBe(200)
    expect((await guest.preOrder(one('S4003N01', 1))).body.statusCode).toBe(200)
    expect(await friend.preOrder(one('S4003N01', 3))).toMatchObject(ONLY)
    await use(friend, 'STUDENT2026')
    expect((await friend.preOrder(one('S4003N01', 3))).body.statusCode).toBe(200)
  })

  test('is listed for shows, sessions and tiers in the requested language', async () => {
    const dataOf = async (path: string) =>
      (await stage.ask(path, { headers: { 'accept-language': 'en-US' } })).body.data
    const friends = [{ tag: 'friends', title: 'Friends of the House' }]
    expect((await dataOf('show/pub/v5/show/S6006/static?lang=en')).whiteTags).toEqual(friends)
    const sessions = await dataOf('show/pub/v3/show/S4006/sessions_static_data?lang=en')
    expect(sessions.map(({ whiteTags }: { whiteTags: object[] }) => whiteTags)).toEqual([[], friends])
    const plans = await dataOf('show/pub/v5/show/S4003/session/S4003N01/seat_plans?lang=en')
    expect(plans[2].whiteTags).toEqual([{ tag: 'students', title: 'Students' }])
    expect(plans[0].whiteTags).toEqual([])
  })

  test('prevents other buyers from holding seats', async () => {
    const { db } = stage.gateway.context
    await db.updateTable('seat_plans').set({ white_tag: 'friends' }).where('session_id', '=', 'S2101N01').execute()
    const path = 'show/pub/v1/show/S2101/session/S2101N01'
    const { seatIds } = (await stage.ask(`${path}/best_seats?count=2`)).body.data
    const { version } = (await stage.ask(`${path}/seat_sale`)).body.data
    const hold = (buyer: Shopper, idempotencyKey: string) =>
      buyer.post('show/buyer/v1/seat_hold', {
        showId: 'S2101',
        sessionId: 'S2101N01',
        seatIds,
        version,
        idempotencyKey,
      })
    expect(await hold(guest, 'only-0001')).toMatchObject(ONLY)
    expect((await hold(friend, 'only-0002')).body.data.seats).toHaveLength(2)
  })

  test('prevents other buyers from joining a waitlist', async () => {
    await stage.gateway.context.db
      .updateTable('shows')
      .set({ white_tag: 'friends' })
      .where('show_id', '=', 'S1004')
      .execute()
    const join = (buyer: Shopper) =>
      buyer.post('show/buyer/v3/shows/S1004/wait_list/join', {
        sessionId: 'S1004N01',
        seatPlanId: 'S1004N01P1',
        quantity: 1,
      })
    expect(await join(guest)).toMatchObject(ONLY)
    expect((await join(friend)).body.statusCode).toBe(200)
  })
})

test('lets tag holders of any member level buy before the public sale', async () => {
  const buyer = await shopper(stage, '13800000061')
  const facts = async () => (await stage.ask('show/pub/v5/show/S4007/dynamic', { token: buyer.token })).body.data
  expect(await facts()).toMatchObject({ existsPrivilegePurchase: true, canUsePriorityPurchase: false })
  await use(buyer, 'FRIENDS2026')
  const { privilegeId } = await facts()
  expect((await buyer.preOrder({ ...one('S4007N01'), privilegeId })).body.statusCode).toBe(200)
})
