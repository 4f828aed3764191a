import {
  type GatePass,
  type GateZone,
  insideOf,
  isPassCode,
  type PassDirection,
  type PassEntry,
  passVerdict,
} from '@/domain/permit/pass-verdict'
import { rotatingCode } from '@/domain/ticket/gate-code'
import { codeWindow } from '@/domain/ticket/one-time-code'

const NOW = 1_796_083_200_000
const KEY = { keyId: 'K001122334455', secret: 'A'.repeat(43), endsAt: NOW + 1000 }
const ZONE: GateZone = { zoneId: 'a', letter: 'A', name: 'Stage', color: 'RED', doors: ['1'], counts: true }
const PASS: GatePass = {
  ...{ permitId: 'WP1', state: 'VALID', key: KEY, endedKeys: ['K998877665544'] },
  grants: [{ role: 'Crew', company: 'Lumen', zoneIds: ['a'], days: ['2026-12-01'] }],
}
const codeAt = (at: number, key = KEY) => rotatingCode('WP1', key, codeWindow(at), 'permit')
const entry = (direction: PassDirection, at: number, more: Partial<PassEntry> = {}): PassEntry => ({
  ...{ scanId: `S${at}`, permitId: 'WP1', zoneId: 'a', direction, gate: '1', at, ...more },
})

interface Case {
  pass?: Partial<GatePass>
  text?: string
  zone?: GateZone | null
  last?: PassEntry
  direction?: PassDirection
  date?: string
}

const judge = ({ pass, text = codeAt(NOW), zone = ZONE, last, direction = 'IN', date = '2026-12-01' }: Case) => {
  const known = { ...PASS, ...pass }
  const find = (id: string) => (id === 'WP1' ? known : undefined)
  const verdict = passVerdict(text, { find, lastOf: () => last, zone, direction, date, now: NOW })
  return verdict.admitted ? 'in' : verdict.reason
}

describe('the verdict about a pass', () => {
  it.each<[string, Case, string]>([
    ['a valid pass', {}, 'in'],
    ['any zone at a gate without one', { zone: null }, 'in'],
    ['a ticket', { text: rotatingCode('WP1', KEY, codeWindow(NOW)) }, 'unreadable'],
    ['another person', { text: rotatingCode('WP2', KEY, codeWindow(NOW), 'permit') }, 'unknown'],
    ['a revoked pass', { pass: { state: 'REVOKED' } }, 'revoked'],
    ['a suspended pass', { pass: { state: 'SUSPENDED' } }, 'suspended'],
    ['a replaced key', { text: codeAt(NOW, { ...KEY, keyId: 'K998877665544' }) }, 'ended-key'],
    ['a key after its lifetime', { pass: { key: { ...KEY, endsAt: NOW } } }, 'ended-key'],
    ['a key that the list lacks', { pass: { key: null } }, 'new-key'],
    ['a screenshot', { text: codeAt(NOW - 120_000) }, 'old-code'],
    ['another day', { date: '2026-12-02' }, 'wrong-day'],
    ['another zone', { zone: { ...ZONE, zoneId: 'b' } }, 'wrong-zone'],
    ['a person inside', { last: entry('IN', NOW - 3_600_000) }, 'inside'],
    ['a person who has left', { last: entry('OUT', NOW - 1000) }, 'in'],
    ['a code that was just used', { zone: { ...ZONE, counts: false }, last: entry('IN', NOW - 1000) }, 'replay'],
    ['a later entry', { zone: { ...ZONE, counts: false }, last: entry('IN', NOW - 100_000) }, 'in'],
    ['a revoked person who leaves', { pass: { state: 'REVOKED' }, direction: 'OUT' }, 'in'],
  ])('for %s', (_name, facts, verdict) => expect(judge(facts)).toBe(verdict))
})

describe('the list of people inside', () => {
  it('contains people by zone until they leave it', () => {
    const entries = [entry('IN', 1), entry('IN', 2, { zoneId: 'b' }), entry('OUT', 3)]
    expect(insideOf(entries).map(({ zoneId }) => zoneId)).toEqual(['b'])
  })

  it('ignores the order in which gates report', () => {
    expect(insideOf([entry('OUT', 3), entry('IN', 1)])).toEqual([])
  })
})

it('recognizes the codes of passes only', () => {
  expect([codeAt(NOW), rotatingCode('T1', KEY, codeWindow(NOW)), 'x'].map(isPassCode)).toEqual([true, false, false])
})
