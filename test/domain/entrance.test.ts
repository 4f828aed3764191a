import { canSendEntrance, visitStateOf } from '@/domain/entrance'

describe('visitStateOf', () => {
  it.each([
    [['IN', 'DONE', 'CHANGE', 'MISSING'], 'MISSING'],
    [['DONE', 'CHANGE'], 'CHANGE'],
    [['IN', 'DONE'], 'DONE'],
    [['CLOSED', 'IN'], 'IN'],
    [['CLOSED'], 'CLOSED'],
  ] as const)('returns the most urgent of %j', (states, state) => {
    expect(visitStateOf(states)).toBe(state)
  })
})

describe('canSendEntrance', () => {
  it.each([
    ['MISSING', 10, true],
    ['CHANGE', 10, true],
    ['DONE', 9, true],
    ['DONE', 10, false],
    ['IN', 9, false],
    ['CLOSED', 9, false],
  ] as const)('decides about %s at %i with a deadline of 10', (state, now, isOpen) => {
    expect(canSendEntrance({ state, changeUntil: 10 }, now)).toBe(isOpen)
  })
})
