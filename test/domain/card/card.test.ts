import { canCorrectHolder } from '@/domain/card/holder'
import { cardBlock } from '@/domain/card/sale'
import { type CardStateFacts, cardStatusOf, isPastCard, timesLeft } from '@/domain/card/status'
import { fen } from '@/domain/money'

const NOW = 1_000

const factsOf = (more: Partial<CardStateFacts>): CardStateFacts => ({
  ...{ validFrom: 0, validUntil: 2_000, balance: null, timesTotal: null, timesUsed: 0, refund: 'NONE' },
  ...more,
})

describe('cardStatusOf', () => {
  test.each([
    ['within its validity', {}, 'ACTIVE', false],
    ['without an end', { validUntil: null }, 'ACTIVE', false],
    ['before its start', { validFrom: NOW + 1 }, 'NOT_STARTED', false],
    ['at its start', { validFrom: NOW }, 'ACTIVE', false],
    ['at its end', { validUntil: NOW }, 'EXPIRE', true],
    ['with money left', { balance: fen(1) }, 'ACTIVE', false],
    ['without money', { balance: fen(0) }, 'USED', false],
    ['without money and without an end', { balance: fen(0), validUntil: null }, 'USED', true],
    ['without money after its end', { balance: fen(0), validUntil: NOW }, 'USED', true],
    ['with uses left', { timesTotal: 5, timesUsed: 4 }, 'ACTIVE', false],
    ['without uses left', { timesTotal: 5, timesUsed: 5 }, 'USED', false],
    ['with fewer uses than were used', { timesTotal: 3, timesUsed: 5 }, 'USED', false],
    ['during its refund', { refund: 'REFUNDING', validUntil: NOW }, 'REFUNDING', true],
    ['after its refund', { refund: 'REFUNDED', balance: fen(0) }, 'REFUND', true],
  ] as [string, Partial<CardStateFacts>, string, boolean][])(
    'returns the state of a card %s',
    (_, more, status, isPast) => {
      const facts = factsOf(more)
      expect([cardStatusOf(facts, NOW), isPastCard(facts, NOW)]).toEqual([status, isPast])
    },
  )
})

test.each([
  [null, 0, null],
  [5, 2, 3],
  [5, 6, 0],
])('returns the remaining uses: total %p, past uses %p, result %p', (timesTotal, timesUsed, left) => {
  expect(timesLeft({ timesTotal, timesUsed })).toBe(left)
})

describe('cardBlock', () => {
  const open = { enabled: true, saleFrom: null, saleTo: null, validUntil: null, stock: null, perPerson: null, owned: 0 }

  test.each([
    ['nothing', {}, null],
    ['the merchant', { enabled: false, stock: 0 }, 'NOT_ENABLED'],
    ['a later start', { saleFrom: NOW + 1 }, 'NOT_YET'],
    ['nothing, at the start of the sale', { saleFrom: NOW }, null],
    ['the end of the sale', { saleTo: NOW, stock: 0 }, 'ENDED'],
    ['the end of the validity', { validUntil: NOW, saleTo: NOW + 1 }, 'ENDED'],
    ['an empty stock', { stock: 0, perPerson: 1, owned: 1 }, 'SOLD_OUT'],
    ['the limit of a buyer', { stock: 1, perPerson: 2, owned: 2 }, 'PER_PERSON'],
    ['nothing, below the limit of a buyer', { perPerson: 2, owned: 1 }, null],
  ] as const)('for the cause “%s”, returns the block reason or null', (_, more, reason) => {
    expect(cardBlock({ ...open, ...more }, NOW)).toBe(reason)
  })
})

describe('canCorrectHolder', () => {
  const facts = {
    cardKind: 'ANNUAL',
    cardStatus: 'ACTIVE',
    isFrozen: false,
    timesUsed: 0,
    events: ['RECEIVED'],
  } as const

  test.each<[string, Partial<Parameters<typeof canCorrectHolder>[0]>, boolean]>([
    ['an unused annual card', {}, true],
    ['a card before its start', { cardStatus: 'NOT_STARTED' }, true],
    ['a card whose order ended unpaid', { events: ['RECEIVED', 'HELD', 'RELEASED'] }, true],
    ['a card of another kind', { cardKind: 'TIMES' }, false],
    ['an expired card', { cardStatus: 'EXPIRE' }, false],
    ['a frozen card', { isFrozen: true }, false],
    ['a card of an unpaid order', { timesUsed: 1 }, false],
    ['a card that was redeemed and refilled', { events: ['RECEIVED', 'HELD', 'USED', 'RETURNED'] }, false],
    ['a card that was corrected before', { events: ['RECEIVED', 'HOLDER_CORRECTED'] }, false],
  ])('allows or refuses the correction for %s', (_, more, expected) => {
    expect(canCorrectHolder({ ...facts, ...more })).toBe(expected)
  })
})
