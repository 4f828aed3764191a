import { giftOfferOf, sentGift } from '@/api/transfer'
import { TRANSFER_CODES } from '@/domain/business-codes/transfer'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { START } from '../../../support/gateway'
import { shopper, type Shopper } from '../../../support/shopper'
import { accept, give, GIFTS, held, revoke, signIn, stage, ticketsOf, useStage } from './stage'

jest.setTimeout(240_000)
useStage()

const HOUR = 3_600_000

it('includes a pending gift and an accepted gift in the seed data', async () => {
  const given = (await stage.member.get(`${GIFTS}?box=GIVEN`)).body.data.items
  const received = (await stage.member.get(`${GIFTS}?box=RECEIVED`)).body.data.items
  const theirs = (await stage.friend.get(`${GIFTS}?box=RECEIVED`)).body.data.items
  expect([given, received, theirs].map((items) => items.map(({ state }: { state: string }) => state))).toEqual([
    ['TRANSFERRING'],
    ['ACCEPTED'],
    ['TRANSFERRING'],
  ])
  expect((await accept('FoyerDemoGiftToAccept1')).body.statusCode).toBe(200)
})

it('creates a gift, previews it without a login, and transfers its tickets', async () => {
  const play = await held('play')
  const offer = (await stage.member.get(`${GIFTS}/offers/${play}`)).body.data
  expect(giftOfferOf.read(offer)).toMatchObject({ tickets: [{ refusal: '' }, { refusal: '' }] })
  expect(Math.round((offer.until - START) / HOUR)).toBe(24)
  const gift = (await give(play, 2)).body.data
  expect(sentGift.read(gift)).toMatchObject({ state: 'TRANSFERRING', to: '138****0002', qty: 2, message: '给你' })
  expect((await ticketsOf(play)).map(({ state }) => state)).toEqual(['GIVING', 'GIVING'])
  const link = (await stage.test.ask(`trade/pub/v3/ticket_gifts/${gift.secret}`)).body
  expect(link.data).toMatchObject({
    state: 'TRANSFERRING',
    to: '138****0002',
    qty: 2,
    from: '灯火阑珊',
    showId: 'S2001',
  })
  expect(JSON.stringify(link)).not.toMatch(/13800000001|13800000002|138\*\*\*\*0001|排/)
  const accepted = (await accept(gift.secret)).body.data
  expect(accepted).toMatchObject({ needsNames: false })
  expect(await ticketsOf(accepted.voucherId, stage.friend)).toMatchObject([{ state: 'VALID' }, { state: 'VALID' }])
  expect((await stage.friend.get(`trade/buyer/v3/vouchers/${accepted.voucherId}`)).body.data).toMatchObject({
    orderId: '',
    receivedFrom: '灯火阑珊',
  })
  expect(await ticketsOf(play)).toMatchObject([{ state: 'GIVEN', gift: { to: '138****0002' } }, { state: 'GIVEN' }])
  const history = (await stage.member.get('trade/buyer/v3/vouchers?history=true&length=50')).body.data.items
  expect(history.find((each: { voucherId: string }) => each.voucherId === play)).toMatchObject({
    state: 'GIVEN',
    qty: 2,
  })
  const boxes = await Promise.all(
    [stage.member.get(`${GIFTS}?box=GIVEN`), stage.friend.get(`${GIFTS}?box=RECEIVED`)].map(
      async (answer) => (await answer).body.data.items,
    ),
  )
  expect(boxes.map((items) => items.find((each: { secret: string }) => each.secret === gift.secret)?.state)).toEqual([
    'ACCEPTED',
    'ACCEPTED',
  ])
  const messages = (await stage.test.ask('console/api/messages')).body.data as {
    kind: string
    recipient: string
    content: string
  }[]
  expect(messages.filter(({ kind }) => kind.startsWith('GIFT_')).slice(0, 2)).toMatchObject([
    { kind: 'GIFT_ACCEPTED', recipient: '+86 13800000001' },
    { kind: 'GIFT_OFFERED', recipient: '+86 13800000002' },
  ])
})

it('rejects the transfer of a received ticket', async () => {
  const play = await held('play')
  const { secret } = (await give(play)).body.data
  const { voucherId } = (await accept(secret)).body.data
  expect((await stage.friend.get(`${GIFTS}/offers/${voucherId}`)).body.data.tickets).toMatchObject([
    { refusal: 'RECEIVED' },
  ])
  expect((await give(voucherId, 1, { cellphone: '13800000001' }, stage.friend)).body).toMatchObject({
    ...{ statusCode: TRANSFER_CODES.giftRefused, data: { reason: 'RECEIVED' } },
  })
})

it('allows only the recipient to accept a gift, and only the giver to revoke it', async () => {
  const play = await held('play')
  const { secret, transferId } = (await give(play)).body.data
  const stranger = await shopper(stage.test, '13812345678')
  expect((await accept(secret, stranger)).body.statusCode).toBe(TRANSFER_CODES.giftOther)
  expect((await stranger.get(`trade/buyer/v3/ticket_gifts/${secret}`)).body.statusCode).toBe(TRANSFER_CODES.giftOther)
  expect((await accept(secret, stage.member)).body.statusCode).toBe(TRANSFER_CODES.giftOther)
  expect((await revoke(transferId, stage.friend)).status).toBe(404)
  expect((await stranger.get(`${GIFTS}/${transferId}`)).status).toBe(404)
  await accept(secret)
  expect((await revoke(transferId)).body.statusCode).toBe(TRANSFER_CODES.giftClosed)
})

it('refuses a gift to oneself and a gift of a ticket that cannot be transferred', async () => {
  const [play, concert] = [await held('play'), await held('concert')]
  const one = { voucherId: play, ticketIds: [`${play}T1`], countryCode: '86', message: '', card: 'stars' }
  const codeOf = async (by: Shopper, body: object) =>
    (await by.post(GIFTS, { ...one, cellphone: '13800000003', ...body })).body.statusCode
  expect(await codeOf(stage.member, { cellphone: '13800000001' })).toBe(TRANSFER_CODES.giftToSelf)
  expect(await codeOf(stage.member, { voucherId: concert, ticketIds: [`${concert}T1`] })).toBe(
    TRANSFER_CODES.giftRefused,
  )
  expect(await codeOf(stage.member, { voucherId: concert })).toBe(TRANSFER_CODES.giftRefused)
  expect(await codeOf(stage.friend, {})).toBe(404)
  expect([await codeOf(stage.member, {}), await codeOf(stage.member, {})]).toEqual([200, TRANSFER_CODES.giftRefused])
})

describe('gifts to a stranger’s phone', () => {
  const cellphone = '13812340000'
  const sent = async (): Promise<string[]> => {
    const messages = (await stage.test.ask('console/api/messages')).body.data as { kind: string; recipient: string }[]
    return messages.filter(({ recipient }) => recipient.endsWith(cellphone)).map(({ kind }) => kind)
  }

  it('are limited to five a day; a quick revocation sends no message', async () => {
    const play = await held('play')
    const answers: number[] = []
    for (let time = 0; time < 7; time += 1) {
      const { statusCode, data } = (await give(play, 1, { cellphone })).body
      answers.push(statusCode)
      if (data) await revoke(data.transferId)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, TRANSFER_CODES.giftTooMany, TRANSFER_CODES.giftTooMany])
    expect(await sent()).toEqual(Array(5).fill('GIFT_OFFERED'))
  })

  it('notify the recipient when the gift is revoked eleven minutes later', async () => {
    const before = await sent()
    const { transferId } = (await give(await held('play'), 1, { cellphone })).body.data
    stage.test.clock.advance(11 * 60_000)
    await revoke(transferId)
    expect((await sent()).slice(0, -before.length || undefined)).toEqual(
      expect.arrayContaining(['GIFT_OFFERED', 'GIFT_CANCELLED']),
    )
  })
})

it('limits gifts to ten a day per ticket and thirty per account', async () => {
  const codes = async (voucherId: string, count: number): Promise<number[]> => {
    const all: number[] = []
    for (let time = 0; time < count; time += 1) {
      const { statusCode, data } = (await give(voucherId, 1, { cellphone: `1381111${1_000 + all.length}` })).body
      all.push(statusCode)
      if (data) await revoke(data.transferId)
    }
    return all
  }
  const tickets = [await held('play', 1), await held('play', 1), await held('play', 1), await held('play', 1)]
  const ten = Array(10).fill(200)
  expect(await codes(tickets[0]!, 11)).toEqual([...ten, TRANSFER_CODES.giftTooMany])
  expect([await codes(tickets[1]!, 10), await codes(tickets[2]!, 10)]).toEqual([ten, ten])
  expect(await codes(tickets[3]!, 1)).toEqual([TRANSFER_CODES.giftTooMany])
})

it('cancels pending gifts to an erased account, and deletes the phone and message', async () => {
  const play = await held('play')
  const { context } = stage.test.gateway
  const cellphone = '13812345677'
  const { userId } = await stage.test.signIn(cellphone)
  const { transferId } = (await give(play, 1, { cellphone })).body.data
  const account = { userId, countryCode: '86', cellphone, email: null }
  await context.db.transaction().execute(async (tx) => {
    for (const { erase } of context.personalData) await erase?.(tx, account, stage.test.clock.now())
  })
  const row = await getRow(context.db, 'transfers', { transfer_id: transferId })
  expect(row).toMatchObject({ state: 'CANCELLED', cellphone: '', message: '' })
  expect(await ticketsOf(play)).toMatchObject([{ state: 'VALID' }, { state: 'VALID' }])
})

it('returns the four specified acceptance errors in three languages', async () => {
  const play = await held('play')
  const gala = await held('gala', 3)
  const ask = async (secret: string) => {
    const texts: string[] = []
    for (const lang of ['zh-CN', 'zh-MO', 'en-US'])
      texts.push(
        (await stage.friend.post(`trade/buyer/v3/ticket_gifts/${secret}/accept?lang=${lang}`, {})).body.comments,
      )
    return texts
  }
  const received = (await give(play)).body.data
  await accept(received.secret)
  expect(await ask(received.secret)).toEqual(['已被领取', '已被領取', 'Already received'])
  const cancelled = (await give(play)).body.data
  expect((await revoke(cancelled.transferId)).body.data).toMatchObject({ state: 'CANCELLED' })
  expect(await ask(cancelled.secret)).toEqual(['转赠人已取消', '轉贈人已取消', 'Canceled by transferor'])
  const empty = (await give(play)).body.data
  const [{ ticketId }] = (await ticketsOf(play)).filter(({ state }) => state === 'GIVING')
  await stage.test.gateway.context.db
    .updateTable('tickets')
    .set({ state: 'REFUNDED' })
    .where('ticket_id', '=', ticketId)
    .execute()
  expect(await ask(empty.secret)).toEqual(['没有可领取的票', '沒有可領取的票', 'Nothing to receive'])
  const late = (await give(gala)).body.data
  await stage.test.clock.set(late.expiresAt)
  await signIn()
  expect(await ask(late.secret)).toEqual(['已过领取截止时间', '已過領取截止時間', 'Past deadline'])
  expect(await ticketsOf(gala)).toMatchObject([{ state: 'VALID' }, { state: 'VALID' }, { state: 'VALID' }])
  expect((await give(gala)).body.statusCode).toBe(200)
})

it('marks tickets as not transferable from two hours before the start', async () => {
  const play = await held('play')
  const { showTime } = (await stage.member.get(`${GIFTS}/offers/${play}`)).body.data
  await stage.test.clock.set(showTime - 2 * HOUR)
  await signIn()
  expect((await stage.member.get(`${GIFTS}/offers/${play}`)).body.data).toMatchObject({
    until: null,
    tickets: [{ refusal: 'TOO_LATE' }, { refusal: 'TOO_LATE' }],
  })
})
