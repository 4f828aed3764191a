import { ticketNames } from '@/api/real-name'
import { useGateway } from '../../../support/gateway'
import { saveRows } from '../../../support/saved-rows'
import { madeUp } from '../../../support/same-shape'
import { seededOrder } from '../../../support/sample'
import { PLAY, press, shopper, type Shopper, useShopper } from '../../../support/shopper'

const test = useGateway()
const buyer = useShopper(test)
const stranger = useShopper(test, '13800000002')
let putBack: () => Promise<void>
beforeAll(async () => {
  const named = ['tickets', 'ticket_names', 'ticket_name_changes', 'order_audiences', 'certifications'] as const
  putBack = await saveRows(test, named)
})
afterEach(() => putBack())

/**
 * Vouchers of the seed: three tickets without names, two bought with names, two that need a face verification, and a
 * play without names.
 */
const [UNNAMED, NAMED, BEHIND_FACE, PLAIN] = [15, 2, 16, 1].map((order) => `V${seededOrder(order)}`)
const HOUR = 3_600_000
/** The demo member's attendees: 林晚, 陈牧, 林小满 (a child), Maria Lam, 區文傑. */
const [LIN, CHEN, CHILD, MARIA] = ['AU10011', 'AU10012', 'AU10013', 'AU10014']
const [TWICE, CORRECTED, CLOSED] = [22033506, 22033503, 22033502]

const path = (voucherId: string) => `trade/buyer/v3/ticket_audiences/${voucherId}`
const names = async (voucherId = UNNAMED) => (await buyer.get(path(voucherId))).body.data
const shown = async (voucherId = UNNAMED) =>
  (await names(voucherId)).tickets.map(({ audienceName }: { audienceName: string }) => audienceName)
const name = (people: Record<number, string>, voucherId = UNNAMED, by = buyer) =>
  by.post(path(voucherId), {
    bindings: Object.entries(people).map(([at, audienceId]) => ({ ticketId: `${voucherId}T${at}`, audienceId })),
  })

describe('the later entry of attendee names', () => {
  it('names several attendees in one request', async () => {
    const before = await names()
    expect(madeUp(ticketNames.read(before), before)).toEqual([])
    expect(before).toMatchObject({ exclusive: true, deadline: before.showTime - 2 * HOUR })
    const { body } = await name({ 1: LIN, 2: CHILD })
    expect(body.data.tickets.map((each: object) => ({ ...each }))).toMatchObject([
      { audienceName: '林晚', idNo: '3101**********0023', guardianPhone: '', corrections: 0 },
      {
        audienceName: '林小满',
        guardianPhone: '138****0001',
        changes: [{ kind: 'SUPPLEMENT', fromName: '', name: '林小满' }],
      },
      { audienceName: '', changes: [] },
    ])
    const detail = (await buyer.get(`trade/buyer/v3/vouchers/${UNNAMED}`)).body.data
    expect(detail).toMatchObject({ needsNames: true, namesMissing: 1, namesUntil: before.deadline })
    expect(detail.tickets[1].audienceName).toBe('林小满')
  })

  it('is rejected as a whole if one person is not eligible', async () => {
    expect((await name({ 1: LIN, 2: LIN })).body).toMatchObject({
      statusCode: TWICE,
      comments: '林晚 在本场次已有一张票，每人限一张',
    })
    expect(await shown()).toEqual(['', '', ''])
    expect((await name({ 1: LIN, 2: 'AU10031' })).status).toBe(404)
    expect(await shown()).toEqual(['', '', ''])
  })

  it('is possible until exactly two hours before the start', async () => {
    const { deadline } = await names()
    await test.clock.set(deadline - 2 * HOUR)
    expect((await name({ 1: LIN }, UNNAMED, await shopper(test))).body.statusCode).toBe(200)
    await test.clock.set(deadline)
    const { body } = await name({ 2: CHEN }, UNNAMED, await shopper(test))
    expect(body.statusCode).toBe(CLOSED)
    expect(body.comments).toMatch(/已过实名截止时间（.*17:30）/)
  })

  it('requires the face check for shows that require it', async () => {
    expect((await name({ 1: LIN }, BEHIND_FACE)).body.statusCode).toBe(200)
    await test.ask('buyer/v1/user_certification/ELECTRONIC_CERT', { method: 'DELETE', token: buyer.token })
    expect((await name({ 2: CHEN }, BEHIND_FACE)).body.statusCode).toBe(22032001)
  })

  it('is rejected for shows without names, and for other buyers’ tickets', async () => {
    expect((await buyer.get(path(PLAIN))).body.statusCode).toBe(22033501)
    expect((await stranger.get(path(UNNAMED))).status).toBe(404)
    expect((await name({ 1: LIN }, UNNAMED, stranger)).status).toBe(404)
  })
})

it('returns different states for rebooked and refunded tickets', async () => {
  const end = (at: number, endedBy: 'REBOOK' | 'REFUND') =>
    test.gateway.context.db
      .updateTable('tickets')
      .set({ state: 'REFUNDED', ended_by: endedBy })
      .where('ticket_id', '=', `${UNNAMED}T${at}`)
      .execute()
  await end(1, 'REBOOK')
  await end(2, 'REFUND')
  const { tickets } = ticketNames.read(await names())
  expect(tickets.map(({ state }) => state)).toEqual(['REBOOKED', 'REFUNDED', 'VALID'])
})

describe('the correction of a ticket’s attendee', () => {
  it('replaces the attendee only once, and stores both names', async () => {
    await name({ 1: LIN })
    const { body } = await name({ 1: CHEN })
    expect(body.data.tickets[0]).toMatchObject({
      audienceName: '陈牧',
      corrections: 1,
      changes: [
        { kind: 'CORRECTION', fromName: '林晚', fromIdNo: '3101**********0023', name: '陈牧' },
        { kind: 'SUPPLEMENT', fromName: '' },
      ],
    })
    expect((await name({ 1: MARIA })).body).toMatchObject({ statusCode: CORRECTED, data: { ticketId: `${UNNAMED}T1` } })
    expect(await shown()).toEqual(['陈牧', '', ''])
  })

  it('allows the replaced attendee on another ticket of the session', async () => {
    await name({ 1: LIN })
    expect((await name({ 2: LIN })).body.statusCode).toBe(TWICE)
    await name({ 1: CHEN })
    expect((await name({ 2: LIN })).body.statusCode).toBe(200)
  })

  it('allows two attendees to swap tickets in one request', async () => {
    await name({ 1: LIN, 2: CHEN })
    expect((await name({ 1: CHEN, 2: LIN })).body.statusCode).toBe(200)
    expect(await shown()).toEqual(['陈牧', '林晚', ''])
  })

  it('is not used up if the request changes nothing', async () => {
    await name({ 1: LIN })
    const { body } = await name({ 1: LIN })
    expect(body.data.tickets[0]).toMatchObject({ corrections: 0, changes: [{}] })
  })

  it('also changes the attendees of an order that was placed with names', async () => {
    expect(await shown(NAMED)).toEqual(['林晚', '陈牧'])
    expect((await name({ 1: MARIA }, NAMED)).body.data.tickets[0]).toMatchObject({
      corrections: 1,
      audienceName: 'Maria Lam',
    })
    expect((await name({ 1: CHILD }, NAMED)).body.statusCode).toBe(CORRECTED)
    expect((await name({ 2: MARIA }, NAMED)).body.statusCode).toBe(TWICE)
    const { orderId } = (await buyer.get(`trade/buyer/v3/vouchers/${NAMED}`)).body.data
    expect((await buyer.detail(orderId)).audiences.map((each: { name: string }) => each.name)).toEqual(['陈牧'])
  })
})

describe('tickets whose attendees are named after the purchase', () => {
  const later = { showId: 'S3005', sessionId: 'S3005N02', items: [{ seatPlanId: 'S3005N02P2', quantity: 2 }] }

  it('are bought without names, and named later', async () => {
    expect((await buyer.preOrder(later)).body.data.audience).toMatchObject({ mode: 'NONE', count: 0 })
    const { data } = (await buyer.order(later)).body
    await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
    const [voucherId] = (await buyer.detail(data.orderId)).voucherIds
    const tickets = (await buyer.get(path(voucherId))).body.data.tickets
    const bindings = [LIN, CHEN].map((audienceId, at) => ({ ticketId: tickets[at].ticketId, audienceId }))
    expect((await buyer.post(path(voucherId), { bindings })).body.statusCode).toBe(200)
  })

  it('accept each identity document only once per session, even in concurrent requests', async () => {
    const draft = { name: '林晚', idType: 'ID_CARD', idNo: '310101199206180023' }
    const { audienceId } = (await stranger.post('buyer/v1/user_audiences', draft)).body.data
    const buy = async (by: Shopper) => {
      const { data } = (await by.order({ ...later, items: [{ seatPlanId: 'S3005N02P2', quantity: 1 }] })).body
      await press(await by.cashier(data.unPaidTransactionIds[0]), 'pay')
      const [voucherId] = (await by.detail(data.orderId)).voucherIds
      return { voucherId, ticketId: (await by.get(path(voucherId))).body.data.tickets[0].ticketId }
    }
    const [mine, theirs] = [await buy(buyer), await buy(stranger)]
    const answers = await Promise.all([
      buyer.post(path(mine.voucherId), { bindings: [{ ticketId: mine.ticketId, audienceId: LIN }] }),
      stranger.post(path(theirs.voucherId), { bindings: [{ ticketId: theirs.ticketId, audienceId }] }),
    ])
    expect(answers.map(({ body }) => body.statusCode).sort()).toEqual([200, TWICE])
  })

  it('need no names if the show does not require any', async () => {
    expect((await buyer.preOrder(PLAY)).body.data.audience.count).toBe(0)
    expect((await buyer.get(`trade/buyer/v3/vouchers/${PLAIN}`)).body.data).toMatchObject({
      needsNames: false,
      namesMissing: 0,
      namesUntil: null,
    })
  })
})
