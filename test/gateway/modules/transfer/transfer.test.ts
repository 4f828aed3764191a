import { giftOfferOf, givenGift } from '@/api/transfer'
import { TRANSFER_CODES } from '@/domain/business-codes/transfer'
import { rotatingCode } from '@/domain/ticket/gate-code'
import { codeWindow } from '@/domain/ticket/one-time-code'
import { GateBook, type GateList } from '../../../../scripts/gateway/modules/gate/page/book'
import { START, testGateway, type TestGateway } from '../../support/gateway'
import { json } from '../../../../scripts/gateway/core/database/json'
import { shopper, type Shopper } from '../../support/shopper'

jest.setTimeout(60_000)

const HOUR = 3_600_000
const GIFTS = 'trade/buyer/v3/ticket_transfers'
/** Of the seed: a play, an exhibition whose codes stay, a gala that asks for names, a concert that may not be given. */
const SHOWS = { play: 'S2001N01P2', exhibition: 'S5001N02P4', gala: 'S3005N01P2', concert: 'S1005N01P4' }

let test: TestGateway
let member: Shopper
let friend: Shopper
const signIn = async () => {
  member = await shopper(test)
  friend = await shopper(test, '13800000002')
}
beforeAll(async () => {
  test = await testGateway()
})
beforeEach(signIn)
afterAll(() => test.gateway.close())

let vouchers = 0

/** The member buys tickets: a voucher for this test alone. */
const held = async (show: keyof typeof SHOWS, count = 2): Promise<string> => {
  const { db, clock } = test.gateway.context
  const plan = SHOWS[show]
  const [voucherId, sessionId] = [`VT${(vouchers += 1)}`, plan.slice(0, 8)]
  await db
    .insertInto('vouchers')
    .values({
      ...{ voucher_id: voucherId, order_id: null, user_id: 'U1001', show_id: plan.slice(0, 5), session_id: sessionId },
      ...{ state: 'VALID', code_from: null, created_at: clock.now() },
    })
    .execute()
  await db
    .insertInto('tickets')
    .values(
      Array.from({ length: count }, (_, sort) => ({
        ...{ ticket_id: `${voucherId}T${sort + 1}`, voucher_id: voucherId, seat_plan_id: plan, entrance: null },
        seat_desc: json({ 'zh-CN': `9 排 ${sort} 座`, 'zh-MO': '', 'en-US': '' }),
        ...{ audience_name: '', state: 'VALID', code_key: `${voucherId}K${sort}`, sort },
      })),
    )
    .execute()
  return voucherId
}

const ticketsOf = async (voucherId: string, by = member) =>
  (await by.get(`trade/buyer/v3/vouchers/${voucherId}`)).body.data.tickets as {
    ticketId: string
    state: string
    audienceName: string
    gift: object | null
  }[]
const give = async (voucherId: string, count = 1, more: object = {}, by = member) => {
  const tickets = (await ticketsOf(voucherId, by)).filter(({ state }) => state === 'VALID')
  return by.post(GIFTS, {
    ...{ voucherId, ticketIds: tickets.slice(0, count).map(({ ticketId }) => ticketId), countryCode: '86' },
    ...{ cellphone: '13800000002', message: '给你', card: 'stars', ...more },
  })
}
const accept = (secret: string, by = friend) => by.post(`trade/buyer/v3/ticket_gifts/${secret}/accept`, {})
const revoke = (transferId: string, by = member) => by.post(`${GIFTS}/${transferId}/revoke`, {})
const keysOf = async (voucherId: string, by = member) =>
  (await by.post(`trade/buyer/v3/vouchers/${voucherId}/ticket_keys`, {})).body.data as {
    ticketId: string
    keyId: string
    secret: string
  }[]

it('the sandbox has a gift to accept, and one that was', async () => {
  const given = (await member.get(`${GIFTS}?box=GIVEN`)).body.data.items
  const received = (await member.get(`${GIFTS}?box=RECEIVED`)).body.data.items
  const theirs = (await friend.get(`${GIFTS}?box=RECEIVED`)).body.data.items
  expect([given, received, theirs].map((items) => items.map(({ state }: { state: string }) => state))).toEqual([
    ['TRANSFERRING'],
    ['ACCEPTED'],
    ['TRANSFERRING'],
  ])
  expect((await accept('FoyerDemoGiftToAccept1')).body.statusCode).toBe(200)
})

it('a gift is offered, seen by its link without a person, accepted, and its tickets are the friend’s', async () => {
  const play = await held('play')
  const offer = (await member.get(`${GIFTS}/offers/${play}`)).body.data
  expect(giftOfferOf.read(offer)).toMatchObject({ tickets: [{ refusal: '' }, { refusal: '' }] })
  expect(Math.round((offer.until - START) / HOUR)).toBe(24)
  const gift = (await give(play, 2)).body.data
  expect(givenGift.read(gift)).toMatchObject({ state: 'TRANSFERRING', to: '138****0002', qty: 2, message: '给你' })
  expect((await ticketsOf(play)).map(({ state }) => state)).toEqual(['GIVING', 'GIVING'])
  const link = (await test.ask(`trade/pub/v3/ticket_gifts/${gift.secret}`)).body
  expect(link.data).toMatchObject({ state: 'TRANSFERRING', to: '138****0002', qty: 2, showId: 'S2001' })
  expect(JSON.stringify(link)).not.toMatch(/13800000001|13800000002|给你|138\*\*\*\*0001|排/)
  const accepted = (await accept(gift.secret)).body.data
  expect(accepted).toMatchObject({ needsNames: false })
  expect(await ticketsOf(accepted.voucherId, friend)).toMatchObject([{ state: 'VALID' }, { state: 'VALID' }])
  expect((await friend.get(`trade/buyer/v3/vouchers/${accepted.voucherId}`)).body.data).toMatchObject({
    orderId: '',
    receivedFrom: '138****0001',
  })
  expect(await ticketsOf(play)).toMatchObject([{ state: 'GIVEN', gift: { to: '138****0002' } }, { state: 'GIVEN' }])
  const history = (await member.get('trade/buyer/v3/vouchers?history=true&length=50')).body.data.items
  expect(history.find((each: { voucherId: string }) => each.voucherId === play)).toMatchObject({
    state: 'GIVEN',
    qty: 2,
  })
  const boxes = await Promise.all(
    [member.get(`${GIFTS}?box=GIVEN`), friend.get(`${GIFTS}?box=RECEIVED`)].map(
      async (answer) => (await answer).body.data.items,
    ),
  )
  expect(boxes.map((items) => items.find((each: { secret: string }) => each.secret === gift.secret)?.state)).toEqual([
    'ACCEPTED',
    'ACCEPTED',
  ])
  const messages = (await test.ask('console/api/messages')).body.data as {
    kind: string
    recipient: string
    content: string
  }[]
  expect(messages.slice(0, 2)).toMatchObject([
    { kind: 'GIFT_ACCEPTED', recipient: '+86 13800000001' },
    { kind: 'GIFT_OFFERED', recipient: '+86 13800000002' },
  ])
})

it('what was received is not given again', async () => {
  const play = await held('play')
  const { secret } = (await give(play)).body.data
  const { voucherId } = (await accept(secret)).body.data
  expect((await friend.get(`${GIFTS}/offers/${voucherId}`)).body.data.tickets).toMatchObject([{ refusal: 'RECEIVED' }])
  expect((await give(voucherId, 1, { cellphone: '13800000001' }, friend)).body).toMatchObject({
    ...{ statusCode: TRANSFER_CODES.giftRefused, data: { reason: 'RECEIVED' } },
  })
})

it('only the phone that a gift is for accepts it, and only its giver takes it back', async () => {
  const play = await held('play')
  const { secret, transferId } = (await give(play)).body.data
  const stranger = await shopper(test, '13812345678')
  expect((await accept(secret, stranger)).body.statusCode).toBe(TRANSFER_CODES.giftOther)
  expect((await stranger.get(`trade/buyer/v3/ticket_gifts/${secret}`)).body.statusCode).toBe(TRANSFER_CODES.giftOther)
  expect((await accept(secret, member)).body.statusCode).toBe(TRANSFER_CODES.giftOther)
  expect((await revoke(transferId, friend)).status).toBe(404)
  expect((await stranger.get(`${GIFTS}/${transferId}`)).status).toBe(404)
  await accept(secret)
  expect((await revoke(transferId)).body.statusCode).toBe(TRANSFER_CODES.giftClosed)
})

it('nothing is given to oneself, of a merchant who forbids it, of somebody else, or twice', async () => {
  const [play, concert] = [await held('play'), await held('concert')]
  const one = { voucherId: play, ticketIds: [`${play}T1`], countryCode: '86', message: '', card: 'stars' }
  const codeOf = async (by: Shopper, body: object) =>
    (await by.post(GIFTS, { ...one, cellphone: '13800000003', ...body })).body.statusCode
  expect(await codeOf(member, { cellphone: '13800000001' })).toBe(TRANSFER_CODES.giftToSelf)
  expect(await codeOf(member, { voucherId: concert, ticketIds: [`${concert}T1`] })).toBe(TRANSFER_CODES.giftRefused)
  expect(await codeOf(member, { voucherId: concert })).toBe(TRANSFER_CODES.giftRefused)
  expect(await codeOf(friend, {})).toBe(404)
  expect([await codeOf(member, {}), await codeOf(member, {})]).toEqual([200, TRANSFER_CODES.giftRefused])
})

it('the codes end with the gift, also at a gate without a network, and the friend’s are the only ones', async () => {
  const play = await held('play')
  const mine = await keysOf(play)
  const code = (key: (typeof mine)[number]) => rotatingCode(key.ticketId, key, codeWindow(test.clock.now()))
  const gate = async () => {
    const book = new GateBook({
      ...{
        load: () => null,
        save: () => undefined,
        now: () => test.clock.now(),
        newId: () => `S${Math.floor(test.clock.now())}`,
      },
      send: () => Promise.reject(new Error('no network')),
    })
    book.take((await test.ask('gate/api/sessions/S2001N01')).body.data as GateList, '')
    return (text: string) => {
      const { admitted, reason } = book.scan(text)
      return admitted ? 'in' : reason
    }
  }
  const { secret, transferId } = (await give(play, 2)).body.data
  expect((await member.get(`trade/buyer/v3/vouchers/${play}/ticket_code`)).body.data).toEqual([])
  expect(await keysOf(play)).toEqual([])
  expect((await gate())(code(mine[0]))).toBe('giving')
  await revoke(transferId)
  const again = await keysOf(play)
  expect([(await gate())(code(mine[0])), (await gate())(code(again[0]))]).toEqual(['ended-key', 'in'])
  const second = (await give(play, 2)).body.data
  const { voucherId } = (await accept(second.secret)).body.data
  const theirs = await keysOf(voucherId, friend)
  expect([(await gate())(code(again[0])), (await gate())(code(theirs[0]))]).toEqual(['ended-key', 'in'])
  expect(secret).not.toBe(second.secret)
})

it('a code that stays is another one for the new holder; the old one is refused, and judged as of its time', async () => {
  const exhibition = await held('exhibition')
  const { db } = test.gateway.context
  await db.updateTable('shows').set({ need_face_auth: false }).where('show_id', '=', 'S5001').execute()
  const codeOf = async (voucherId: string, by: Shopper) =>
    (await by.get(`trade/buyer/v3/vouchers/${voucherId}/ticket_code`)).body.data[0]?.code as string
  const old = await codeOf(exhibition, member)
  const before = test.clock.now()
  await test.clock.advance(60_000)
  const given = (await give(exhibition, 9)).body
  expect(given).toMatchObject({ statusCode: 200 })
  const { secret } = given.data
  expect(await codeOf(exhibition, member)).toBeUndefined()
  const scan = async (text: string, at: number) => {
    const scanId = `SCAN${text}${at}`
    const report = { sessionId: 'S5001N02', gate: '', scans: [{ scanId, text, at, letIn: false }], reversals: [] }
    const [{ admitted, reason }] = (await test.ask('gate/api/reports', { method: 'POST', body: report })).body.data
      .results
    return admitted ? 'in' : reason
  }
  expect(await scan(old, test.clock.now())).toBe('giving')
  await test.clock.advance(60_000)
  const { voucherId } = (await accept(secret)).body.data
  const theirs = await codeOf(voucherId, friend)
  await test.clock.advance(60_000)
  expect(theirs).not.toBe(old)
  expect(await scan(old, test.clock.now())).toBe('ended-key')
  expect(await scan(theirs, test.clock.now())).toBe('in')
  expect(await scan(old, before)).toBe('replay')
})

it('the giver’s names go with the gift, and the friend’s own may be written', async () => {
  const gala = await held('gala', 3)
  const [{ ticketId }] = await ticketsOf(gala)
  const naming = (voucherId: string, audienceId: string, id: string, by: Shopper) =>
    by.post(`trade/buyer/v3/ticket_audiences/${voucherId}`, { bindings: [{ ticketId: id, audienceId }] })
  expect((await naming(gala, 'AU10011', ticketId, member)).body.statusCode).toBe(200)
  const { secret } = (await give(gala)).body.data
  expect((await naming(gala, 'AU10012', ticketId, member)).body.statusCode).not.toBe(200)
  const { voucherId, needsNames } = (await accept(secret)).body.data
  expect(needsNames).toBe(true)
  const named = (await friend.get(`trade/buyer/v3/ticket_audiences/${voucherId}`)).body.data.tickets
  expect(named).toMatchObject([{ ticketId, audienceName: '', changes: [], corrections: 0 }])
  // The document is free in the session again.
  const [, other] = (await ticketsOf(gala)).filter(({ state }) => state === 'VALID')
  expect((await naming(gala, 'AU10011', other.ticketId, member)).body.statusCode).toBe(200)
})

it('an account that is erased takes its gifts, phones and words along', async () => {
  const play = await held('play')
  const { context } = test.gateway
  const cellphone = '13812345677'
  const { userId } = await test.signIn(cellphone)
  const { transferId } = (await give(play, 1, { cellphone })).body.data
  const account = { userId, countryCode: '86', cellphone, email: null }
  await context.db.transaction().execute(async (tx) => {
    for (const { erase } of context.personalData) await erase?.(tx, account, test.clock.now())
  })
  const row = await context.db
    .selectFrom('transfers')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'CANCELLED', cellphone: '', message: '' })
  expect(await ticketsOf(play)).toMatchObject([{ state: 'VALID' }, { state: 'VALID' }])
})

it('the four errors of the specification, in three languages', async () => {
  const play = await held('play')
  const gala = await held('gala', 3)
  const ask = async (secret: string) => {
    const texts: string[] = []
    for (const lang of ['zh-CN', 'zh-MO', 'en-US'])
      texts.push((await friend.post(`trade/buyer/v3/ticket_gifts/${secret}/accept?lang=${lang}`, {})).body.comments)
    return texts
  }
  const received = (await give(play)).body.data
  await accept(received.secret)
  expect(await ask(received.secret)).toEqual(['已被领取', '已被領取', 'Already received'])
  const cancelled = (await give(play)).body.data
  expect((await revoke(cancelled.transferId)).body.data).toMatchObject({ state: 'CANCELLED' })
  expect(await ask(cancelled.secret)).toEqual(['转赠人已取消', '轉贈人已取消', 'Cancelled by transferor'])
  const empty = (await give(play)).body.data
  const [{ ticketId }] = (await ticketsOf(play)).filter(({ state }) => state === 'GIVING')
  await test.gateway.context.db
    .updateTable('tickets')
    .set({ state: 'REFUNDED' })
    .where('ticket_id', '=', ticketId)
    .execute()
  expect(await ask(empty.secret)).toEqual(['没有可领取的票', '沒有可領取的票', 'Nothing to receive'])
  const late = (await give(gala)).body.data
  await test.clock.set(late.expiresAt)
  await signIn()
  expect(await ask(late.secret)).toEqual(['已过领取截止时间', '已過領取截止時間', 'Past deadline'])
  expect(await ticketsOf(gala)).toMatchObject([{ state: 'VALID' }, { state: 'VALID' }, { state: 'VALID' }])
  expect((await give(gala)).body.statusCode).toBe(200)
})

it('less than two hours before the start nothing is given, and the offer says so', async () => {
  const play = await held('play')
  const { showTime } = (await member.get(`${GIFTS}/offers/${play}`)).body.data
  await test.clock.set(showTime - 2 * HOUR)
  await signIn()
  expect((await member.get(`${GIFTS}/offers/${play}`)).body.data).toMatchObject({
    until: null,
    tickets: [{ refusal: 'TOO_LATE' }, { refusal: 'TOO_LATE' }],
  })
})
