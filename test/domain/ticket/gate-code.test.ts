import fc from 'fast-check'
import { codeDistance, parseGateCode, rotatingCode } from '@/domain/ticket/gate-code'
import { codeWindow } from '@/domain/ticket/one-time-code'
import { createServerClock } from '@/lib/clock'

const KEY = { keyId: 'K001122334455', secret: 'A'.repeat(43) }
const NOW = 1_764_561_600_000

const shownAt = (now: number, ticketId = 'T1') => {
  const read = parseGateCode(rotatingCode(ticketId, KEY, codeWindow(now)))
  if (read?.kind !== 'rotating') throw new Error('no code')
  return read
}

describe('the text of a ticket code', () => {
  it('contains the ticket, the key and the current one-time code', () => {
    expect(shownAt(NOW)).toEqual({
      kind: 'rotating',
      owner: 'ticket',
      ticketId: 'T1',
      keyId: KEY.keyId,
      code: expect.stringMatching(/^\d{8}$/),
    })
  })

  it('differs between two tickets with the same secret', () => {
    expect(shownAt(NOW, 'T2').code).not.toBe(shownAt(NOW).code)
    expect(codeDistance('T2', KEY, shownAt(NOW).code, NOW)).toBeNull()
  })

  it('differs between a ticket and a reservation with the same id and key', () => {
    const read = parseGateCode(rotatingCode('T1', KEY, codeWindow(NOW), 'reservation'))
    const code = read?.kind === 'rotating' ? read.code : ''
    expect(read).toMatchObject({ kind: 'rotating', owner: 'reservation', ticketId: 'T1' })
    expect([codeDistance('T1', KEY, code, NOW), codeDistance('T1', KEY, code, NOW, 'reservation')]).toEqual([null, 0])
  })

  it.each(['', 'A', '?'.repeat(43), 'A'.repeat(44)])(
    'is empty for the damaged key “%s”, which matches no code',
    (secret) => {
      expect(rotatingCode('T1', { ...KEY, secret }, 1)).toBe('')
      expect(codeDistance('T1', { ...KEY, secret }, '00000000', NOW)).toBeNull()
    },
  )

  it.each([
    ['8260 1175 3394 1234 5678', { kind: 'static', code: '82601175339412345678' }],
    [' 82601175339412345678\r\n', { kind: 'static', code: '82601175339412345678' }],
    [
      'FY1:T1:K001122334455:12345678\n',
      { kind: 'rotating', owner: 'ticket', ticketId: 'T1', keyId: 'K001122334455', code: '12345678' },
    ],
    ['８２６０１１７５３３９４１２３４５６７８', { kind: 'static', code: '82601175339412345678' }],
    ['\u200e8260-1175-3394-1234-5678\u202c', { kind: 'static', code: '82601175339412345678' }],
    [
      '\ufeffFY1：T1：K001122334455：12345678',
      { kind: 'rotating', owner: 'ticket', ticketId: 'T1', keyId: 'K001122334455', code: '12345678' },
    ],
    ['FY1:T1:K001122334455:1234567', null],
    ['FY1:T1:K001122334455:12345678:', null],
    ['FY1:T1:K0011 2233AABB:12345678', null],
    ['fy1:T1:K001122334455:12345678', null],
    ['FY2:T1:K001122334455:12345678', null],
    ["FY1:T1' or 1=1:K001122334455:12345678", null],
    ['https://shop.example/?FY1:T1:K001122334455:12345678', null],
    ['8260117533941234567', null],
    ['82601175339412345678９', null],
    ['1'.repeat(101), null],
    ['', null],
  ])('is parsed or rejected: %j', (text, read) => expect(parseGateCode(text)).toEqual(read))

  it('rejects random text unless it has the format of a code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const read = parseGateCode(text)
        expect(read === null || /^(FY1:|[\d\s]+$)/.test(text.trim())).toBe(true)
      }),
    )
  })
})

describe('a ticket code on a phone with a wrong clock', () => {
  it.each([-90, -60, -30, -1, 0, 1, 30, 60, 90])(
    'is valid with a clock %s s off after one server response',
    (seconds) => {
      const clock = createServerClock(() => NOW + seconds * 1000)
      clock.follow(NOW)
      expect(codeDistance('T1', KEY, shownAt(clock.now()).code, NOW)).toBe(0)
    },
  )

  it.each([-90, -60, -30, -1, 0, 1, 30, 60, 90])(
    'is valid with a clock %s s off while offline the next day',
    (seconds) => {
      let offset = 0
      let device = NOW + seconds * 1000
      const first = createServerClock(() => device, { initial: offset, save: (found) => (offset = found) })
      first.follow(NOW)
      device += 24 * 3_600_000
      const restarted = createServerClock(() => device, { initial: offset, save: () => undefined })
      // A stored clock offset has a precision of one second.
      const distance = codeDistance('T1', KEY, shownAt(restarted.now()).code, NOW + 24 * 3_600_000)
      expect(Math.abs(distance ?? Infinity)).toBeLessThanOrEqual(Math.abs(seconds) === 1 ? 1 : 0)
    },
  )

  it.each([
    [-90, null],
    [-60, null],
    [-30, -1],
    [0, 0],
    [30, 1],
    [60, null],
    [90, null],
  ])('differs by whole windows if the clock is not synchronized: %s s, %s windows', (seconds, windows) => {
    const clock = createServerClock(() => NOW + seconds * 1000)
    expect(codeDistance('T1', KEY, shownAt(clock.now()).code, NOW)).toBe(windows)
  })
})
