import { ticketStub, ticketStubs } from '@/api/ticket-stub'
import { voucherDetail } from '@/api/voucher'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { seededOrder } from '../../../support/sample'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { shopper, useShopper } from '../../../support/shopper'

const test = useGateway()
const buyer = useShopper(test)

const PATH = 'trade/buyer/v3/ticket_stubs'
/** Vouchers of the seed data: an unused one for a future show, a used one, and a refunded one. */
const COMING = `V${seededOrder(1)}`
const USED = `V${seededOrder(10)}`
const REFUNDED = `V${seededOrder(9)}`

const stubs = async () => (await buyer.get(`${PATH}?offset=0&length=50`)).body.data
const idsOf = async (): Promise<string[]> =>
  (await stubs()).items.map(({ voucherId }: { voucherId: string }) => voucherId)
const statusOf = async (voucherId: string): Promise<number> => (await buyer.get(`${PATH}/${voucherId}`)).body.statusCode

const change = (voucherId: string, tickets: object, session: object = {}) =>
  test.gateway.context.db.transaction().execute(async (tx) => {
    const { session_id } = await getRow(tx, 'vouchers', { voucher_id: voucherId })
    if (Object.keys(session).length > 0)
      await tx.updateTable('sessions').set(session).where('session_id', '=', session_id).execute()
    await tx.updateTable('tickets').set(tickets).where('voucher_id', '=', voucherId).execute()
  })

it('lists used tickets, latest first, and omits future and refunded tickets', async () => {
  const data = await stubs()
  expect(madeUp(ticketStubs.read(data), data)).toEqual([])
  const times = data.items.map(({ showTime }: { showTime: number }) => showTime)
  expect(times).toEqual([...times].sort((one, other) => other - one))
  const ids = await idsOf()
  expect(ids).toHaveLength(4)
  expect(ids).toContain(USED)
  expect(ids).not.toContain(COMING)
  expect(ids).not.toContain(REFUNDED)
})

it('shows the seats and attendees of a visit, but no codes or contact data', async () => {
  const { data } = (await buyer.get(`${PATH}/${USED}`)).body
  expect(madeUp(ticketStub.read(data), data)).toEqual([])
  expect(data.tickets.map(({ seatDesc }: { seatDesc: string }) => seatDesc)).toEqual(['13 排 1 座', '13 排 2 座'])
  expect(Object.keys(data.tickets[0]).sort()).toEqual(['audienceName', 'seatDesc', 'ticketId'])
  expect(Object.keys(data)).not.toContain('orderId')
})

it.each([
  ['a stub for a past ticket without a scan', { state: 'VALID' }, { state: 'LISTED', show_time: 1 }, true],
  ['no stub for a ticket of a canceled session', { state: 'VALID' }, { state: 'CANCELED', show_time: 1 }, false],
  [
    'a stub for a ticket used before the session was canceled',
    { state: 'USED' },
    { state: 'CANCELED', show_time: 1 },
    true,
  ],
  ['no stub for a refunded ticket', { state: 'REFUNDED' }, { state: 'LISTED', show_time: 1 }, false],
])('returns %s', async (_what, tickets, session, stub) => {
  await change(COMING, tickets, session)
  expect((await idsOf()).includes(COMING)).toBe(stub)
  expect((await statusOf(COMING)) === 200).toBe(stub)
  const { data } = (await buyer.get(`trade/buyer/v3/vouchers/${COMING}`)).body
  expect(voucherDetail.read(data).hasStub).toBe(stub)
})

it('counts and shows only those tickets of a visit that have a stub', async () => {
  await change(COMING, { state: 'USED' }, { state: 'LISTED', show_time: 1 })
  await test.gateway.context.db
    .updateTable('tickets')
    .set({ state: 'REFUNDED' })
    .where('ticket_id', '=', `${COMING}T1`)
    .execute()
  const { items } = await stubs()
  expect(items.find(({ voucherId }: { voucherId: string }) => voucherId === COMING).qty).toBe(1)
  const { data } = (await buyer.get(`${PATH}/${COMING}`)).body
  expect(data.tickets.map(({ ticketId }: { ticketId: string }) => ticketId)).toEqual([`${COMING}T2`])
})

it('shows ticket stubs only to their buyer', async () => {
  const other = await shopper(test, '13800000031')
  expect((await other.get(PATH)).body.data.items).toEqual([])
  expect((await other.get(`${PATH}/${USED}`)).body.statusCode).not.toBe(200)
  expect((await test.ask(PATH)).body.statusCode).not.toBe(200)
})
