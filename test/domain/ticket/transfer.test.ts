import * as fc from 'fast-check'
import {
  acceptRefusal,
  acceptUntil,
  GIVE_REFUSALS,
  giveRefusal,
  isGiftSecret,
  TRANSFER_STATES,
  transferStateAt,
} from '@/domain/ticket/transfer'
import { DEFAULT_LIMITS } from '@/domain/merchant-limits'

const ACCEPT_WITHIN = 24 * 3_600_000
const ACCEPT_LEAD = 2 * 3_600_000

const HOUR = 3_600_000
const NOW = 1_764_561_600_000
const at = (hours: number, more = {}) => ({
  ...{ showTime: NOW + hours * HOUR, endsAt: NOW + (hours + 4) * HOUR, isPermanent: false },
  ...more,
})

describe('the deadline to accept a gift', () => {
  it.each([
    ['a day', at(100), NOW + ACCEPT_WITHIN],
    ['a day, where that is two hours before the start', at(26), NOW + ACCEPT_WITHIN],
    ['until two hours before the start', at(10), NOW + 8 * HOUR],
    ['not at all two hours before', at(2), null],
    ['not at all after the start', at(-1), null],
    ['until the end of what has no start', at(-3, { isPermanent: true }), NOW + HOUR],
    ['not after the end of what has no start', at(-4, { isPermanent: true }), null],
  ])('lasts %s', (_what, times, until) => expect(acceptUntil(times, NOW, DEFAULT_LIMITS)).toBe(until))

  it('is in the future, within a day, and two hours before the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50 * HOUR, max: 50 * HOUR }), (away) => {
        const showTime = NOW + away
        const until = acceptUntil({ showTime, endsAt: showTime + HOUR, isPermanent: false }, NOW, DEFAULT_LIMITS)
        if (until === null) expect(showTime - NOW).toBeLessThanOrEqual(ACCEPT_LEAD)
        else {
          expect(until).toBeGreaterThan(NOW)
          expect(until - NOW).toBeLessThanOrEqual(ACCEPT_WITHIN)
          expect(showTime - until).toBeGreaterThanOrEqual(ACCEPT_LEAD)
        }
      }),
    )
  })
})

describe('the transfer of a ticket', () => {
  const open = { forbidden: false, cancelled: false }
  const refusal = (ticket = {}, show = {}, hours = 50) =>
    giveRefusal(
      { state: 'VALID', received: false, offered: false, paperSent: false, rebooking: false, ...ticket },
      { ...open, ...show },
      acceptUntil(at(hours), NOW, DEFAULT_LIMITS),
    )

  it.each([
    ['may be given', {}, {}, 50, null],
    ['of a merchant who forbids it', {}, { forbidden: true }, 50, 'FORBIDDEN'],
    ['of a show that is cancelled', {}, { cancelled: true }, 50, 'CANCELLED'],
    ['that was used', { state: 'USED' }, {}, 50, 'USED'],
    ['that was refunded', { state: 'REFUNDED' }, {}, 50, 'REFUNDED'],
    ['whose show is over', { state: 'EXPIRED' }, {}, -9, 'EXPIRED'],
    ['that is being given', { state: 'GIVING' }, {}, 50, 'GIVING'],
    ['that was given', { state: 'GIVEN' }, {}, 50, 'GIVEN'],
    ['that was received', { received: true }, {}, 50, 'RECEIVED'],
    ['sent on paper', { paperSent: true }, {}, 50, 'PAPER'],
    ['with a rebooking to be paid', { rebooking: true }, {}, 50, 'REBOOKING'],
    ['two hours before the start', {}, {}, 2, 'TOO_LATE'],
    ['that was received and used says that it was used', { state: 'USED', received: true }, {}, 50, 'USED'],
  ] as const)('is allowed or refused for a ticket %s', (_what, ticket, show, hours, reason) =>
    expect(refusal(ticket, show, hours)).toBe(reason),
  )

  it('has a fixed list of refusal reasons', () => expect(new Set(GIVE_REFUSALS).size).toBe(12))
})

describe('a gift', () => {
  const gift = (state: (typeof TRANSFER_STATES)[number], left: number) => ({ state, expiresAt: NOW + left })

  it.each([
    ['TRANSFERRING', 1, 'TRANSFERRING'],
    ['TRANSFERRING', 0, 'EXPIRED'],
    ['ACCEPTED', -1, 'ACCEPTED'],
    ['CANCELLED', -1, 'CANCELLED'],
    ['EXPIRED', 1, 'EXPIRED'],
  ] as const)('changes from %s with %i ms left to %s', (state, left, now) =>
    expect(transferStateAt(gift(state, left), NOW)).toBe(now),
  )

  const facts = { isRecipient: true, receivable: 1, now: NOW }
  it.each([
    ['in time', gift('TRANSFERRING', 1), facts, null],
    ['for another phone', gift('TRANSFERRING', 1), { ...facts, isRecipient: false }, 'other'],
    ['that was accepted', gift('ACCEPTED', 1), facts, 'received'],
    ['that was taken back', gift('CANCELLED', 1), facts, 'cancelled'],
    ['at its deadline', gift('TRANSFERRING', 0), facts, 'late'],
    ['without a valid ticket', gift('TRANSFERRING', 1), { ...facts, receivable: 0 }, 'nothing'],
  ] as const)('can be accepted or not: %s', (_what, of, known, refusal) =>
    expect(acceptRefusal(of, known)).toBe(refusal),
  )

  it('hides its state from other accounts, and can be accepted once', () => {
    const any = fc.record({
      state: fc.constantFrom(...TRANSFER_STATES),
      expiresAt: fc.integer({ min: NOW - HOUR, max: NOW + HOUR }),
    })
    fc.assert(
      fc.property(any, fc.nat({ max: 3 }), (of, receivable) => {
        expect(acceptRefusal(of, { isRecipient: false, receivable, now: NOW })).toBe('other')
        const refusal = acceptRefusal(of, { isRecipient: true, receivable, now: NOW })
        const isOpen = transferStateAt(of, NOW) === 'TRANSFERRING'
        expect(refusal === null).toBe(isOpen && receivable > 0)
      }),
    )
  })
})

it.each([
  ['FoyerDemoGiftToAccept1', true],
  ['FoyerDemoGiftToAccept', false],
  ['FoyerDemoGiftToAccept/', false],
  ['', false],
])('validates “%s” as the secret of a gift link: %s', (text, can) => expect(isGiftSecret(text)).toBe(can))
