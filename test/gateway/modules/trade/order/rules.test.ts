import { unfitReason } from '../../../../../scripts/gateway/modules/trade/attendee/eligibility-service'
import { audienceCount } from '../../../../../scripts/gateway/modules/trade/order/attendees-service'
import { requestHash } from '../../../../../scripts/gateway/core/idempotency'
import { ticketCodeOf } from '../../../../../scripts/gateway/modules/trade/voucher/ticket-code'

describe('the attendee rules of an order', () => {
  it.each([
    ['NONE', false, 4, 0],
    ['ONE_PER_ORDER', false, 4, 1],
    ['ONE_PER_TICKET', false, 4, 4],
    ['ONE_PER_TICKET', true, 4, 0],
  ])(
    'require the attendees of mode %s (named later: %s): tickets %i, attendees %i',
    (audience_mode, names_later, tickets, count) => {
      expect(audienceCount({ audience_mode, names_later }, tickets)).toBe(count)
    },
  )

  it.each([
    ['2010-12-01', ''],
    ['2010-12-02', 'For ages 16 and over'],
    ['1950-01-01', 'For ages 60 and under'],
    ['', 'This ID does not show an age'],
  ])('map the birthday %s to the reason “%s”', (birthday, reason) => {
    const reasonFor = (id_types: string[]) =>
      unfitReason({ id_type: 'ID_CARD', birthday }, { id_types, minAge: 16, maxAge: 60 }, '2026-12-01', 'en-US')
    expect(reasonFor(['ID_CARD'])).toBe(reason)
    expect(reasonFor(['PASSPORT'])).toBe('This type of ID is not accepted for this show')
  })
})

describe('the hash of a request', () => {
  const request = {
    showId: 'S1',
    sessionId: 'N1',
    items: [{ seatPlanId: 'P1', quantity: 1 }],
    idempotencyKey: 'key-00001',
    audienceIds: [],
    contact: { email: 'a@b.c' },
    paymentParam: { payAmount: 1 },
  }
  it('ignores only the key and the order of fields', () => {
    const turned = {
      ...Object.fromEntries(Object.entries(request).reverse()),
      items: [{ quantity: 1, seatPlanId: 'P1' }],
      idempotencyKey: 'key-00002',
    } as typeof request
    expect(requestHash(turned)).toBe(requestHash(request))
    expect(requestHash({ ...request, items: [{ seatPlanId: 'P1', quantity: 2 }] })).not.toBe(requestHash(request))
  })
})

it('creates a deterministic ticket code of twenty digits, different for each ticket', () => {
  const codes = Array.from({ length: 200 }, (_, at) => ticketCodeOf(`key-${at}`))
  expect(codes.every((code) => /^\d{20}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(200)
  expect(ticketCodeOf('key-0')).toBe(codes[0])
})
