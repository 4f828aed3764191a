import { Tries } from '../../../../../scripts/gateway/modules/base/risk/tries'

const SECOND = 1_000
const HOUR = 3_600_000
const limits = {
  pair: { free: 3, first: 10 * SECOND, longest: 60 * SECOND },
  account: { free: 6, first: 10 * SECOND, longest: 20 * SECOND },
  address: { free: 5, first: 10 * SECOND, longest: 60 * SECOND },
  crowd: 8,
}
const lin = { account: 'lin', address: 'A' }

const guess = (tries: Tries, tried: { account: string; address: string }, now: number): number => {
  const wait = tries.begin(tried, now)
  if (wait === 0) tries.wrong(now)
  return wait
}

describe('wrong attempts', () => {
  test('require increasing waits, up to a limit', () => {
    const tries = new Tries(limits)
    for (let time = 0; time < 3; time += 1) expect(guess(tries, lin, 0)).toBe(0)
    const waits: number[] = []
    let now = 0
    for (let time = 0; time < 5; time += 1) {
      const wait = guess(tries, lin, now)
      waits.push(wait)
      now += wait
      expect(guess(tries, lin, now)).toBe(0)
    }
    expect(waits).toEqual([10, 20, 40, 60, 60].map((seconds) => seconds * SECOND))
  })

  test('count for an account when they begin, so that concurrent attempts are limited', () => {
    const tries = new Tries(limits)
    expect([1, 2, 3, 4, 5].map(() => tries.begin(lin, 0))).toEqual([0, 0, 0, 10_000, 10_000])
  })

  test('count for an address when they begin, so that concurrent accounts are limited', () => {
    const tries = new Tries(limits)
    const at = (account: number) => tries.begin({ account: `${account}`, address: 'A' }, 0)
    expect([1, 2, 3, 4, 5, 6, 7].map(at)).toEqual([0, 0, 0, 0, 0, 10_000, 10_000])
  })

  test('do not block an address whose attempts succeed', () => {
    const tries = new Tries(limits)
    const people = [1, 2, 3, 4, 5].map((account) => ({ account: `${account}`, address: 'A' }))
    for (const each of people) tries.begin(each, 0)
    for (const each of people) tries.forgive(each, 0)
    expect(tries.begin(lin, 0)).toBe(0)
  })

  test('from many addresses delay the account at another address by 20 s at most', () => {
    const tries = new Tries(limits)
    for (let address = 0; address < 30; address += 1) guess(tries, { account: 'lin', address: `${address}` }, address)
    expect(tries.begin({ account: 'lin', address: 'home' }, 30)).toBeLessThanOrEqual(20 * SECOND)
    expect(tries.begin({ account: 'lin', address: 'home' }, 30 + 20 * SECOND)).toBe(0)
  })

  test('at many accounts count together for one address', () => {
    const tries = new Tries(limits)
    const waits = [1, 2, 3, 4, 5, 6].map((account) => guess(tries, { account: `${account}`, address: 'A' }, 0))
    expect(waits).toEqual([0, 0, 0, 0, 0, 10_000])
    expect(tries.begin({ account: '7', address: 'B' }, 0)).toBe(0)
  })

  test('are reset by a successful attempt for its account only', () => {
    const tries = new Tries(limits)
    for (const account of ['a', 'b', 'c', 'd']) guess(tries, { account, address: 'A' }, 0)
    tries.begin(lin, 0)
    tries.forgive(lin, 0)
    expect(guess(tries, lin, 0)).toBe(0)
    expect(tries.begin(lin, 0)).toBe(10_000)
  })

  test('do not count when the attempt was undone', () => {
    const tries = new Tries(limits)
    for (let time = 0; time < 9; time += 1) {
      expect(tries.begin(lin, 0)).toBe(0)
      tries.undoAttempt(lin, 0)
    }
  })

  test('are reset after two hours, and when the clock was set back', () => {
    const tries = new Tries(limits)
    for (let time = 0; time < 3; time += 1) guess(tries, lin, HOUR)
    expect(tries.begin(lin, HOUR)).toBe(10_000)
    expect(tries.begin(lin, 0)).toBe(0)
    const other = new Tries(limits)
    for (let time = 0; time < 3; time += 1) guess(other, lin, 0)
    expect(other.begin(lin, 2 * HOUR)).toBe(0)
  })

  test('in large numbers require a captcha from all visitors', () => {
    const tries = new Tries(limits)
    for (let each = 0; each < 8; each += 1) guess(tries, { account: `${each}`, address: `${each}` }, 0)
    expect(tries.isCrowded(0)).toBe(true)
    expect(tries.isCrowded(11 * 60 * SECOND)).toBe(false)
  })
})
