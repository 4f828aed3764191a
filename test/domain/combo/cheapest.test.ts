import { cheapestSet, lowestShare } from '@/domain/combo/cheapest'
import type { ComboFacts } from '@/domain/combo/combo'
import { fen } from '@/domain/money'

const tier = (showId: string, single: number, { partId = 'P1', groupId = '', sessionId = `${showId}N` } = {}) => ({
  ...{ partId, showId, sessionId, seatPlanId: `${sessionId}${groupId}${single}`, groupId, single: fen(single) },
})

const facts = (own: Partial<ComboFacts> = {}): ComboFacts => ({
  ...{ activityType: 'FLEX', promotionMethod: 'DISCOUNT', rule: { steps: [{ count: 2, groupId: '', value: 9_000 }] } },
  parts: [{ partId: 'P1', least: 2, most: 3, quantity: 1 }],
  tiers: [tier('S1', 300), tier('S1', 200), tier('S2', 100), tier('S3', 400)],
  ...own,
})

const shows = (items: ReturnType<typeof cheapestSet>) => items?.map(({ showId }) => showId)

describe('the cheapest set', () => {
  it('has the cheapest tiers of as few shows as possible', () => {
    expect(cheapestSet(facts())).toEqual([
      { partId: 'P1', showId: 'S2', sessionId: 'S2N', seatPlanId: 'S2N100', quantity: 1 },
      { partId: 'P1', showId: 'S1', sessionId: 'S1N', seatPlanId: 'S1N200', quantity: 1 },
    ])
  })

  it('contains the chosen shows', () => {
    expect(shows(cheapestSet(facts(), [{ partId: 'P1', showId: 'S3' }]))).toEqual(['S3', 'S2'])
    const all = ['S1', 'S2', 'S3'].map((showId) => ({ partId: 'P1', showId }))
    expect(shows(cheapestSet(facts(), all))).toEqual(['S1', 'S2', 'S3'])
  })

  it('does not exist with too few shows, or without a chosen show', () => {
    expect(cheapestSet(facts({ tiers: [tier('S1', 200)] }))).toBeNull()
    expect(cheapestSet(facts(), [{ partId: 'P1', showId: 'S9' }])).toBeNull()
  })

  it('has one price group, the cheapest that is whole', () => {
    const tiers = [
      ...[tier('S1', 100, { groupId: 'A' }), tier('S1', 500, { groupId: 'B' })],
      ...[tier('S2', 600, { groupId: 'B' }), tier('S1', 300, { groupId: 'C' }), tier('S2', 300, { groupId: 'C' })],
    ]
    const steps = ['A', 'B', 'C'].map((groupId) => ({ count: 2, groupId, value: groupId === 'B' ? 900 : 500 }))
    const own = facts({ promotionMethod: 'PRICE', rule: { steps }, tiers })
    expect(cheapestSet(own)?.map(({ seatPlanId }) => seatPlanId)).toEqual(['S1NC300', 'S2NC300'])
  })

  it('has no session twice', () => {
    const own = facts({
      activityType: 'FIXED_SHOWS',
      parts: ['P1', 'P2'].map((partId) => ({ partId, least: 1, most: 1, quantity: 1 })),
      tiers: [tier('S1', 100), tier('S1', 150, { partId: 'P2' }), tier('S1', 200, { partId: 'P2', sessionId: 'M' })],
    })
    expect(cheapestSet(own)?.map(({ sessionId }) => sessionId)).toEqual(['S1N', 'M'])
  })
})

describe('the lowest share of a show', () => {
  it('is what a ticket costs beside the chosen shows', () => {
    expect(lowestShare(facts(), [], { partId: 'P1', showId: 'S1' })).toBe(180)
    const free = facts({ promotionMethod: 'FREE_ONE', rule: { steps: [{ count: 3, groupId: '', value: 0 }] } })
    const chosen = ['S1', 'S3'].map((showId) => ({ partId: 'P1', showId }))
    expect(lowestShare(free, chosen, { partId: 'P1', showId: 'S2' })).toBe(0)
    expect(lowestShare(free, chosen.slice(0, 1), { partId: 'P1', showId: 'S2' })).toBe(100)
  })

  it('does not exist if no set contains the show', () => {
    expect(lowestShare(facts(), [], { partId: 'P1', showId: 'S9' })).toBeNull()
  })
})
