import { rotatingCode } from '@/domain/ticket/gate-code'
import { type GateEntry, type GateTicket, gateVerdict, isMeant } from '@/domain/ticket/gate-verdict'
import { CODE_WINDOW, codeWindow } from '@/domain/ticket/one-time-code'

const KEY = { keyId: 'K001122334455', secret: 'A'.repeat(43) }
const NOW = 1_764_561_600_000
const FIXED = '82601175339412345678'

const ticket = (more: Partial<GateTicket> = {}): GateTicket => ({
  ...{
    ticketId: 'T1',
    sessionId: 'N1',
    gate: 'F',
    state: 'VALID',
    staticCode: '',
    endedCodes: [],
    key: KEY,
    endedKeys: ['K0000000DEAD'],
  },
  ...more,
})
const MISSING = { state: 'MISSING', atGate: 'REFUSE', lines: [] } as const
const shown = (windows = 0, key = KEY, id = 'T1') => rotatingCode(id, key, codeWindow(NOW) + windows)
const entry: GateEntry = { scanId: 'X1', ticketId: 'T1', gate: 'B', at: NOW - 60_000 }

const judge = (text: string, { of = ticket(), entries = [] as GateEntry[], gate = 'F', now = NOW } = {}) =>
  gateVerdict(text, {
    find: (by) => (isMeant(of, by) ? of : undefined),
    entryOf: (id) => entries.find(({ ticketId }) => ticketId === id),
    ...{ sessionId: 'N1', gate, now },
  })

describe('the decision of a gate about a ticket code', () => {
  it.each([
    ['the current code', shown(), {}],
    ['the code of the window before', shown(-1), {}],
    ['the code of the next window', shown(1), {}],
    ['a static code', FIXED, { of: ticket({ staticCode: FIXED, key: null }) }],
    ['any ticket, at a gate for all', shown(), { gate: '' }],
    [
      'a missing entrance form where gates only warn',
      shown(),
      { of: ticket({ registration: { ...MISSING, atGate: 'WARN' } }) },
    ],
    ['its entrance form', shown(), { of: ticket({ registration: { ...MISSING, state: 'DONE' } }) }],
    ['a ticket for any door', shown(), { of: ticket({ gate: '' }) }],
  ])('admits a visitor with %s', (_what, text, facts) => expect(judge(text, facts)).toMatchObject({ admitted: true }))

  it.each([
    ['no code', 'hello', 'unreadable', {}],
    ['a ticket that is not on the list', shown(0, KEY, 'T9'), 'unknown', {}],
    ['the digits of a ticket whose code changes', FIXED, 'unknown', {}],
    ['another session', shown(), 'wrong-session', { of: ticket({ sessionId: 'N2' }) }],
    ['another door', shown(), 'wrong-gate', { gate: 'A', of: ticket({ registration: MISSING }) }],
    ['a missing entrance form', shown(), 'registration-missing', { of: ticket({ registration: MISSING }) }],
    ['a refunded ticket', shown(), 'revoked', { of: ticket({ state: 'REFUNDED' as const }) }],
    ['a ticket in a pending transfer', shown(), 'giving', { of: ticket({ state: 'GIVING' as const }) }],
    [
      'the static code of a previous holder',
      FIXED,
      'ended-key',
      { of: ticket({ staticCode: '1', endedCodes: [FIXED] }) },
    ],
    ['a ticket of a past show', shown(), 'expired', { of: ticket({ state: 'EXPIRED' as const }) }],
    ['a key that has ended', shown(0, { ...KEY, keyId: 'K0000000DEAD' }), 'ended-key', {}],
    ['a key newer than the list', shown(0, { ...KEY, keyId: 'K0000000FACE' }), 'new-key', {}],
    ['a code that is two time windows old', shown(-2), 'old-code', {}],
    ['a code that is two time windows ahead', shown(2), 'old-code', {}],
    ['a forged code', `FY1:T1:${KEY.keyId}:00000000`, 'old-code', {}],
    ['a clock 90 s behind the code', shown(), 'old-code', { now: NOW - 3 * CODE_WINDOW }],
    ['a ticket of an admitted person', shown(), 'replay', { entries: [entry] }],
    ['an old code of a ticket of an admitted person', shown(-9), 'replay', { entries: [entry] }],
    ['a ticket that was used at another gate', shown(), 'replay', { of: ticket({ state: 'USED' as const }) }],
  ])('refuses %s', (_what, text, reason, facts) => {
    expect(judge(text, facts)).toMatchObject({ admitted: false, reason })
  })

  const entryAt = (from: number, until: number) => ({ of: ticket({ entry: { from: NOW + from, until: NOW + until } }) })

  it.each([
    ['at the first time of entry', 0, 1],
    ['at the last time of entry', -1, 0],
  ])('admits a reservation %s', (_what, from, until) =>
    expect(judge(shown(), entryAt(from, until))).toMatchObject({ admitted: true }),
  )

  it.each([
    ['a reservation before its entry', shown(), 'too-early', entryAt(1, 2)],
    ['a reservation after its last entry', shown(), 'too-late', entryAt(-2, -1)],
    ['an old code after the last entry', shown(-9), 'old-code', entryAt(-2, -1)],
    ['a canceled reservation', shown(), 'canceled', { of: ticket({ state: 'CANCELED' as const }) }],
    ['the code of a ticket for a reservation', shown().replace('FY1', 'FR1'), 'old-code', {}],
  ])('refuses %s', (_what, text, reason, facts) => {
    expect(judge(text, facts)).toMatchObject({ admitted: false, reason })
  })

  it('includes the time and the gate of an earlier entry', () => {
    expect(judge(shown(), { entries: [entry] })).toMatchObject({ entry, ticket: { ticketId: 'T1' } })
  })
})
