import * as fc from 'fast-check'
import {
  canChange,
  finalResultAt,
  hiddenReason,
  isTallyPublic,
  isValidChoice,
  percentages,
  votePhase,
} from '@/domain/vote/vote'

const TIMES = { startTime: 10, endTime: 20, isCanceled: false }

describe('the phase of a vote', () => {
  it.each([
    [9, false, 'TO_COME'],
    [10, false, 'OPEN'],
    [19, false, 'OPEN'],
    [20, false, 'OVER'],
    [15, true, 'CANCELED'],
  ])('at %i with cancellation %s is %s', (now, isCanceled, phase) => {
    expect(votePhase({ ...TIMES, isCanceled }, now)).toBe(phase)
  })

  it('allows changes until the time of the vote', () => {
    const at = (changeUntil: number | null) => [12, 15, 25].map((now) => canChange({ ...TIMES, changeUntil }, now))
    expect([at(null), at(15), at(30)]).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, false],
    ])
  })
})

describe('the result', () => {
  it.each([
    ['ALWAYS', false, 15, null],
    ['AFTER_VOTE', false, 15, 'AFTER_VOTE'],
    ['AFTER_VOTE', true, 15, null],
    ['AFTER_VOTE', false, 20, null],
    ['AFTER_END', true, 15, 'AFTER_END'],
    ['AFTER_END', false, 20, null],
  ] as const)('by the rule %s with ballot %s at %i is hidden by %s', (counts, hasVoted, now, reason) => {
    expect(hiddenReason({ counts, endTime: 20, resultAt: null }, hasVoted, now)).toBe(reason)
  })

  it('is held back until its time, with the list of receipts', () => {
    const rules = { counts: 'ALWAYS', endTime: 20, resultAt: 30 } as const
    expect([29, 30].map((now) => hiddenReason(rules, true, now))).toEqual(['DATE', null])
    expect([20, 29, 30].map((now) => isTallyPublic(rules, now))).toEqual([false, false, true])
  })

  it.each([
    [null, 20],
    [15, 20],
    [30, 30],
  ])('held back until %p is final at %i', (resultAt, time) => {
    expect(finalResultAt({ endTime: 20, resultAt })).toBe(time)
  })

  it('has percentages that sum to 100', () => {
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33])
    expect(percentages([0, 0])).toEqual([0, 0])
    const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(counts, (each) => {
        const sum = percentages(each).reduce((total, percent) => total + percent, 0)
        expect(sum).toBe(each.some((count) => count > 0) ? 100 : 0)
      }),
    )
  })
})

it('accepts a choice of known options within the limits', () => {
  const rules = { least: 1, most: 2, options: [{ optionId: 'a' }, { optionId: 'b' }, { optionId: 'c' }] }
  const choices = [['a'], ['a', 'b'], [], ['a', 'b', 'c'], ['a', 'a'], ['x']]
  expect(choices.map((choice) => isValidChoice(choice, rules))).toEqual([true, true, false, false, false, false])
})
