import {
  canBecome,
  choiceProblem,
  datesBetween,
  isActivePermit,
  PERMIT_STATES,
  projectPhase,
} from '@/domain/permit/permit'

const FACTS = { days: ['2026-12-01', '2026-12-02'], zoneIds: ['a', 'b'], roleZoneIds: ['a'] }
const CHOICE = { days: ['2026-12-02'], zoneIds: ['a'], zoneReason: '' }

describe('the states of a permit', () => {
  it('never leave an end', () => {
    const ends = PERMIT_STATES.filter((state) => !isActivePermit(state))
    expect(ends).toEqual(['REJECTED', 'REVOKED', 'EXPIRED', 'WITHDRAWN'])
    for (const end of ends) expect(PERMIT_STATES.some((state) => canBecome(end, state))).toBe(false)
  })

  it.each([
    ['SUBMITTED', 'APPROVED'],
    ['NEEDS_CHANGE', 'APPROVED'],
    ['CONFIRMED', 'SUSPENDED'],
    ['APPROVED', 'REJECTED'],
  ] as const)('do not lead from %s to %s', (from, to) => expect(canBecome(from, to)).toBe(false))
})

describe('a choice of days and zones', () => {
  it.each([
    [{}, null],
    [{ days: [] }, 'NO_DAYS'],
    [{ days: ['2026-12-03'] }, 'WRONG_DAYS'],
    [{ zoneIds: [] }, 'NO_ZONES'],
    [{ zoneIds: ['c'] }, 'WRONG_ZONES'],
    [{ zoneIds: ['a', 'b'] }, 'ZONE_REASON'],
    [{ zoneIds: ['b'], zoneReason: '  ' }, 'ZONE_REASON'],
    [{ zoneIds: ['b'], zoneReason: 'Cables' }, null],
  ])('is checked with %j: problem %s', (more, problem) => {
    expect(choiceProblem({ ...CHOICE, ...more }, FACTS)).toBe(problem)
  })
})

describe('a project', () => {
  it('has the phases of its window', () => {
    const window = { opensAt: 10, closesAt: 20 }
    expect([9, 10, 19, 20].map((now) => projectPhase(window, now))).toEqual(['NOT_YET', 'OPEN', 'OPEN', 'CLOSED'])
  })

  it('lists all dates over the end of a month', () => {
    expect(datesBetween('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
  })
})
