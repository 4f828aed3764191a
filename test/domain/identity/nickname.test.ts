import { nicknameLength, nicknameProblem } from '@/domain/identity/nickname'

describe('a nickname', () => {
  test.each([
    ['abc', 3],
    ['灯火阑珊', 4],
    ['e\u0301', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['🇲🇴🇨🇳', 2],
    ['👍🏽', 1],
    ['', 0],
  ])('counts the visible characters of “%s”', (text, count) => {
    expect(nicknameLength(text)).toBe(count)
  })

  test('has the same length in an engine that has no Intl, as in mini programs', () => {
    const { Intl: intl } = globalThis
    try {
      Object.assign(globalThis, { Intl: undefined })
      expect(nicknameLength('👨‍👩‍👧‍👦👍🏽')).toBe(2)
    } finally {
      Object.assign(globalThis, { Intl: intl })
    }
  })

  test.each([
    ['Lin', null],
    ['a'.repeat(20), null],
    ['👨‍👩‍👧'.repeat(20), null],
    ['a'.repeat(21), 'long'],
    ['👨‍👩‍👧'.repeat(21), 'long'],
    [`a${'\u0301'.repeat(300)}`, 'long'],
    ['', 'empty'],
  ] as const)('validates %j with the result %s', (text, problem) => {
    expect(nicknameProblem(text)).toBe(problem)
  })
})
