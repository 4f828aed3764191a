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
    ['a day, even if it ends exactly two hours before the start', at(26), NOW + ACCEPT_WITHIN],
    ['until two hours before the start', at(10), NOW + 8 * HOUR],
    ['no time from two hours before the start', at(2), null],
    ['no time after the start', at(-1), null],
    ['until the end of a permanent exhibition', at(-3, { isPermanent: true }), NOW + HOUR],
    ['no time after the end of a permanent exhibition', at(-4, { isPermanent: true }), null],
  ])('lasts %s', (_what, times, until) => expect(acceptUntil(times, NOW, DEFAULT_LIMITS)).toBe(until))

  it('is within one day, and at least two hours before the start', () => {
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
      {
        state: 'VALID',
        received: false,
        offered: false,
        paperSent: false,
        rebooking: false,
        holderOnly: false,
        ...ticket,
      },
      { ...open, ...show },
      acceptUntil(at(hours), NOW, DEFAULT_LIMITS),
    )

  it.each([
    ['with no obstacles', {}, {}, 50, null],
    ['of a merchant who forbids it', {}, { forbidden: true }, 50, 'FORBIDDEN'],
    ['of a canceled show', {}, { cancelled: true }, 50, 'CANCELLED'],
    ['that was used', { state: 'USED' }, {}, 50, 'USED'],
    ['that was refunded', { state: 'REFUNDED' }, {}, 50, 'REFUNDED'],
    ['of a past show', { state: 'EXPIRED' }, {}, -9, 'EXPIRED'],
    ['in a pending transfer', { state: 'GIVING' }, {}, 50, 'GIVING'],
    ['that was already transferred', { state: 'GIVEN' }, {}, 50, 'GIVEN'],
    ['that was received', { received: true }, {}, 50, 'RECEIVED'],
    ['of an annual card', { holderOnly: true }, {}, 50, 'CARD'],
    ['sent on paper', { paperSent: true }, {}, 50, 'PAPER'],
    ['with a rebooking to be paid', { rebooking: true }, {}, 50, 'REBOOKING'],
    ['two hours before the start', {}, {}, 2, 'TOO_LATE'],
    ['that was received and used', { state: 'USED', received: true }, {}, 50, 'USED'],
  ] as const)('is allowed or refused for a ticket %s', (_what, ticket, show, hours, reason) =>
    expect(refusal(ticket, show, hours)).toBe(reason),
  )

  it('has 13 different reasons for a refusal', () => expect(new Set(GIVE_REFUSALS).size).toBe(13))
})

describe('a ticket gift', () => {
  const gift = (state: (typeof TRANSFER_STATES)[number], left: number) => ({ state, expiresAt: NOW + left })

  it.each([
    ['TRANSFERRING', 1, 'TRANSFERRING'],
    ['TRANSFERRING', 0, 'EXPIRED'],
    ['ACCEPTED', -1, 'ACCEPTED'],
    ['CANCELLED', -1, 'CANCELLED'],
    ['EXPIRED', 1, 'EXPIRED'],
  ] as const)('changes from state %s with %i ms left to %s', (state, left, now) =>
    expect(transferStateAt(gift(state, left), NOW)).toBe(now),
  )

  const facts = { isRecipient: true, receivable: 1, now: NOW }
  it.each([
    ['in time', gift('TRANSFERRING', 1), facts, null],
    ['by another recipient', gift('TRANSFERRING', 1), { ...facts, isRecipient: false }, 'other'],
    ['after it was accepted', gift('ACCEPTED', 1), facts, 'received'],
    ['after it was canceled', gift('CANCELLED', 1), facts, 'cancelled'],
    ['at its deadline', gift('TRANSFERRING', 0), facts, 'late'],
    ['without a valid ticket in the gift', gift('TRANSFERRING', 1), { ...facts, receivable: 0 }, 'nothing'],
  ] as const)('is accepted or refused: %s', (_what, of, known, refusal) =>
    expect(acceptRefusal(of, known)).toBe(refusal),
  )

  it('hides its state from other accounts, and can be accepted only once', () => {
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
