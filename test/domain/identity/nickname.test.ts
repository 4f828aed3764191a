import { cleanNickname, nicknameLength, nicknameProblem } from '@/domain/identity/nickname'

describe('a nickname', () => {
  test.each([
    ['abc', 3],
    ['灯火阑珊', 4],
    ['e\u0301', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['🇲🇴🇨🇳', 2],
    ['👍🏽', 1],
    ['', 0],
  ])('%s has as many characters as a reader counts', (text, count) => {
    expect(nicknameLength(text)).toBe(count)
  })

  test('is counted so in an engine without Intl, as mini programs are', () => {
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
    ['\u200b\u3164', 'empty'],
    ['a\u0000', 'control'],
    ['a\nb', 'control'],
    ['a\u202eb', 'control'],
    ['a\u2028', 'control'],
    ['a\ud83d', 'control'],
    ['\udc00a', 'control'],
    ['a\ufeff', 'control'],
  ] as const)('%j: %s', (text, problem) => {
    expect(nicknameProblem(text)).toBe(problem)
  })

  test('has no blanks around it, and one where there were several', () => {
    expect(cleanNickname('  a \u3000\u00a0 b  ')).toBe('a b')
  })
})
