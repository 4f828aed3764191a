import fc from 'fast-check'
import {
  addChoice,
  attendeesNeeded,
  type GrabChoice,
  hasChoice,
  MAX_GRAB_CHOICES,
  MAX_GRAB_QUANTITY,
  mostUnits,
  moveChoice,
  removeChoice,
} from '@/domain/grab'

const tier = (id: number): GrabChoice => ({ sessionId: `N${id % 2}`, seatPlanId: `P${id}` })
const tiers = (...ids: number[]) => ids.map(tier)

describe('the list of wanted tiers of a grab order', () => {
  test('contains each tier once, and at most five tiers', () => {
    const five = tiers(1, 2, 3, 4, 5)
    expect(five.reduce<readonly GrabChoice[]>(addChoice, [])).toEqual(five)
    expect(addChoice(five, tier(2))).toBe(five)
    expect(addChoice(five, tier(6))).toBe(five)
    expect(MAX_GRAB_CHOICES).toBe(5)
  })

  test.each([
    [0, 2, [2, 3, 1]],
    [2, 0, [3, 1, 2]],
    [1, 0, [2, 1, 3]],
    [0, -1, [1, 2, 3]],
    [2, 3, [1, 2, 3]],
    [7, 0, [1, 2, 3]],
  ])('moves the entry at index %i to index %i', (from, to, ids) => {
    expect(moveChoice(tiers(1, 2, 3), from, to)).toEqual(tiers(...ids))
  })

  test('treats equal tiers of two sessions as two entries', () => {
    const twin = { sessionId: 'N9', seatPlanId: 'P1' }
    expect(hasChoice([tier(1)], twin)).toBe(false)
    expect(removeChoice([tier(1), twin], twin)).toEqual([tier(1)])
  })

  test('loses or duplicates no tier in any sequence of changes', () => {
    const act = fc.record({ kind: fc.constantFrom('add', 'remove', 'move'), a: fc.nat(8), b: fc.nat(8) })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let list: readonly GrabChoice[] = []
        const wanted = new Set<string>()
        for (const { kind, a, b } of acts) {
          if (kind === 'add') {
            if (wanted.size < MAX_GRAB_CHOICES) wanted.add(tier(a).seatPlanId)
            list = addChoice(list, tier(a))
          } else if (kind === 'remove') {
            wanted.delete(tier(a).seatPlanId)
            list = removeChoice(list, tier(a))
          } else list = moveChoice(list, a, b)
          expect(list.map(({ seatPlanId }) => seatPlanId).sort()).toEqual([...wanted].sort())
        }
      }),
    )
  })
})

describe('the quantity of a grab order', () => {
  test.each([
    ['NONE', 3, [1, 2], 0],
    ['ONE_PER_ORDER', 3, [1], 1],
    ['ONE_PER_TICKET', 2, [1, 3], 6],
    ['ONE_PER_TICKET', 2, [], 2],
  ] as const)(
    'requires the attendees of the rule %s: units %i, tickets per unit %j, attendees %i',
    (mode, quantity, units, needed) => {
      expect(attendeesNeeded(mode, quantity, units)).toBe(needed)
    },
  )

  test.each([
    [null, [1], MAX_GRAB_QUANTITY],
    [4, [1], 4],
    [4, [1, 3], 1],
    [2, [3], 1],
    [4, [], 4],
  ])('limits the units: order limit %j, tickets per unit %j, units %i', (limit, units, most) => {
    expect(mostUnits(limit, units)).toBe(most)
  })
})
