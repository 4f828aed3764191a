import type { TicketOrder } from '@/packages/order/parts/ticket-order'
import { SubmissionKeys } from '@/payment/submit-once'
import { fakeClock } from '../support/fake-clock'
import { memoryStorage } from '../support/memory-storage'
import { sharedStorage } from '../support/tabs'

const content = (quantity = 1): TicketOrder => ({
  showId: 'S1',
  sessionId: 'N1',
  items: [{ seatPlanId: 'P1', quantity }],
  audienceIds: [],
  contact: { cellphone: '13800000001', countryCode: '86' },
  paymentParam: { payAmount: 38_000 * quantity },
})

const setUp = (unpaidMinutes = 15) => {
  const clock = fakeClock()
  const stored = new Map<string, string>()
  let made = 0
  const keys = () =>
    new SubmissionKeys({ storage: memoryStorage(stored), clock, userId: 'U1', unpaidMinutes }, () => `key-${++made}`)
  return { clock, stored, keys }
}

describe('idempotency keys of orders', () => {
  it('are the same for the same content, through retries and reloads', () => {
    const { keys } = setUp()
    const first = keys().keyFor(content())
    expect(keys().keyFor(content())).toBe(first)
  })

  it('are new for other content, and do not change the first key', () => {
    const { keys } = setUp()
    const all = keys()
    const first = all.keyFor(content(1))
    expect(all.keyFor(content(2))).not.toBe(first)
    expect(all.keyFor(content(1))).toBe(first)
  })

  it('change for the same content after the order was answered', () => {
    const { keys } = setUp()
    const all = keys()
    const first = all.keyFor(content())
    all.done(content())
    expect(all.keyFor(content())).not.toBe(first)
  })

  it.each([5, 15, 30])('expire with an unpaid order, after the shop’s time limit: %d min', (minutes) => {
    const { keys, clock } = setUp(minutes)
    const first = keys().keyFor(content())
    clock.advance(minutes * 60_000 - 1)
    expect(keys().keyFor(content())).toBe(first)
    clock.advance(minutes * 60_000)
    expect(keys().keyFor(content())).not.toBe(first)
  })

  it('store no phone number, and are not reused for another user', () => {
    const { keys, stored, clock } = setUp()
    const first = keys().keyFor(content())
    expect([...stored.values()].join()).not.toContain('13800000001')
    const other = new SubmissionKeys(
      { storage: memoryStorage(stored), clock, userId: 'U2', unpaidMinutes: 15 },
      () => 'theirs',
    )
    expect(other.keyFor(content())).toBe('theirs')
    expect(keys().keyFor(content())).toBe(first)
  })

  it('are the same for a second tap, even if the device stores nothing', () => {
    const { state, open } = sharedStorage()
    state.refuses = true
    const { storage } = open()
    let made = 0
    const all = () =>
      new SubmissionKeys({ storage, clock: fakeClock(), userId: 'U1', unpaidMinutes: 15 }, () => `key-${++made}`)
    expect(all().keyFor(content())).toBe(all().keyFor(content()))
  })

  it('have the format that the gateway accepts', () => {
    const { clock } = setUp()
    const key = new SubmissionKeys({ storage: memoryStorage(), clock, userId: 'U1', unpaidMinutes: 15 }).keyFor(
      content(),
    )
    expect(key).toMatch(/^[\da-z]{24}$/)
  })
})
