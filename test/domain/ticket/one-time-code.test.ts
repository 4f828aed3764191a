import { CODE_WINDOW, codeOfWindow, codeWindow, windowLeft, windowsOff } from '@/domain/ticket/one-time-code'
import { utf8 } from '@/lib/bytes'

/** The key for SHA-512 in RFC 6238, appendix B: 64 ASCII bytes. */
const KEY = utf8('1234567890'.repeat(7).slice(0, 64))

describe('the time-based one-time code', () => {
  // The SHA-512 rows of RFC 6238, appendix B: seconds and code.
  it.each([
    [59, '90693936'],
    [1_111_111_109, '25091201'],
    [1_111_111_111, '99943326'],
    [1_234_567_890, '93441116'],
    [2_000_000_000, '38618901'],
    [20_000_000_000, '47863826'],
  ])('matches RFC 6238 at %s s: %s', (seconds, code) => {
    expect(codeOfWindow(KEY, codeWindow(seconds * 1000))).toBe(code)
  })

  it.each([
    [0, CODE_WINDOW],
    [1, CODE_WINDOW - 1],
    [CODE_WINDOW - 1, 1],
    [CODE_WINDOW, CODE_WINDOW],
  ])('is valid at %s ms for another %s ms', (now, left) => expect(windowLeft(now)).toBe(left))

  /** The middle of a time window, epoch ms. */
  const NOON = 1_764_561_600_000 + CODE_WINDOW / 2
  const shown = codeOfWindow(KEY, codeWindow(NOON))

  it.each([
    [-90, null],
    [-46, null],
    [-45, 1],
    [-16, 1],
    [-15, 0],
    [0, 0],
    [14, 0],
    [15, -1],
    [44, -1],
    [45, null],
    [90, null],
  ])('is accepted or rejected if the gate’s clock is %s s wrong: %s windows apart', (seconds, off) => {
    expect(windowsOff(KEY, shown, NOON + seconds * 1000)).toBe(off)
  })

  it('depends on the key, and must match exactly', () => {
    expect(
      codeOfWindow(
        KEY.map((byte) => byte ^ 1),
        codeWindow(NOON),
      ),
    ).not.toBe(shown)
    expect(windowsOff(KEY, ` ${shown}`, NOON)).toBeNull()
    expect(windowsOff(KEY, shown.slice(1), NOON)).toBeNull()
  })
})
