import { findTicketToBind } from '@/api/ticket-bind'
import { useGateway } from '../../../support/gateway'
import { saveRows } from '../../../support/saved-rows'
import { madeUp } from '../../../support/same-shape'
import { shopper, useShopper } from '../../../support/shopper'

const test = useGateway()
const buyer = useShopper(test)
const other = useShopper(test, '13800000002')
let putBack: () => Promise<void>
beforeAll(async () => {
  const bound = ['bind_codes', 'bind_attempts', 'vouchers', 'tickets', 'ticket_names', 'ticket_name_changes'] as const
  putBack = await saveRows(test, bound)
})
afterEach(() => putBack())

const BASE = 'trade/buyer/v3/ticket_binds'
const INVITED = { kind: 'INVITATION', code: '7K4M9Q2XWD58', phoneTail: '' }
const BOUGHT = { kind: 'PARTNER', code: '3D6T8M1QRN97', phoneTail: '0001' }
const [WRONG, LOCKED, TAKEN, YOURS, EXPIRED, WITHDRAWN] = [22033601, 22033602, 22033603, 22033604, 22033605, 22033606]
const preview = (proof: object, by = buyer) => by.post(`${BASE}/preview`, proof)
const bind = (proof: object, by = buyer) => by.post(BASE, proof)

it('previews an invitation, then binds its tickets for later entry of attendee names', async () => {
  const { data } = (await preview(INVITED)).body
  expect(madeUp(findTicketToBind.read(data), data)).toEqual([])
  expect(data).toMatchObject({ showId: 'S3005', seats: ['1 排 1 座', '1 排 2 座'], needsNames: true })
  const bound = (await bind(INVITED)).body.data
  expect(bound).toMatchObject({ needsNames: true })
  const detail = (await buyer.get(`trade/buyer/v3/vouchers/${bound.voucherId}`)).body.data
  expect(detail).toMatchObject({ orderId: '', qty: 2, state: 'VALID', namesMissing: 2 })
  const named = await buyer.post(`trade/buyer/v3/ticket_audiences/${bound.voucherId}`, {
    bindings: [{ ticketId: detail.tickets[0].ticketId, audienceId: 'AU10011' }],
  })
  // 林晚 has no other ticket of this session yet.
  expect(named.body.data.tickets[0]).toMatchObject({ audienceName: '林晚', corrections: 0 })
})

it('requires the last digits of the buyer’s phone for a ticket bought elsewhere', async () => {
  expect((await bind({ ...BOUGHT, phoneTail: '0009' })).body.statusCode).toBe(WRONG)
  expect((await bind({ ...BOUGHT, kind: 'INVITATION', phoneTail: '' })).body.statusCode).toBe(WRONG)
  expect((await bind(BOUGHT)).body.data).toMatchObject({ needsNames: false })
})

it('binds a code once; a repeated request returns the ticket only to the same account', async () => {
  const { voucherId } = (await bind(BOUGHT)).body.data
  expect((await bind(BOUGHT)).body).toMatchObject({ statusCode: YOURS, data: { voucherId } })
  expect((await bind(BOUGHT, other)).body.statusCode).toBe(TAKEN)
})

it('binds an invitation only once when two accounts use its code concurrently', async () => {
  const answers = await Promise.all([bind(INVITED), bind(INVITED, other)])
  expect(answers.map(({ body }) => body.statusCode).sort()).toEqual([200, TAKEN])
})

it.each([
  ['has expired', { ...INVITED, code: '8R3N6Y1HZC70' }, EXPIRED],
  ['was withdrawn', { ...INVITED, code: '5P9W2J8KXF4W' }, WITHDRAWN],
  ['belongs to another account', { ...BOUGHT, code: '6B2X7V4HGC8J', phoneTail: '0003' }, TAKEN],
  ['does not exist', { ...INVITED, code: '000000000000' }, WRONG],
])('refuses to bind a code that %s', async (_, proof, code) => {
  expect((await preview(proof)).body.statusCode).toBe(code)
  expect((await bind(proof)).body.statusCode).toBe(code)
})

it('refuses a code from the millisecond at which it expires', async () => {
  const { expiresAt } = (await preview(INVITED)).body.data
  await test.clock.set(expiresAt)
  expect((await bind(INVITED, await shopper(test))).body.statusCode).toBe(EXPIRED)
})

it('refuses even the right code for ten minutes after five wrong codes', async () => {
  for (let at = 0; at < 5; at += 1)
    expect((await preview({ ...INVITED, code: '000000000000' })).body.statusCode).toBe(WRONG)
  expect((await bind(INVITED)).body).toMatchObject({ statusCode: LOCKED, comments: '输错次数过多，请 10 分钟后再试' })
})
