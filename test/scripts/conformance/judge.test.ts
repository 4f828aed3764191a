import * as v from 'valibot'
import { list, nothing, reader, text } from '@/api/wire'
import type { HttpAnswer } from '@/platform/transport/contract'
import { get } from '@/request/call'
import { judge } from '../../../scripts/conformance/judge'
import { exitCode, summary } from '../../../scripts/conformance/report'

const names = get<object, string[]>('pub/v1/names', { auth: 'public', read: reader(list(text())) })
const kinds = get<object, unknown>('pub/v1/kinds', {
  auth: 'public',
  timeout: 60_000,
  read: reader(list(v.variant('type', [v.object({ type: v.literal('A') })]))),
})

const answered = (body: unknown, status = 200): HttpAnswer => ({ kind: 'answered', status, headers: {}, body })
const verdictOf = (answer: HttpAnswer | null, call = names as typeof kinds, timedOut = false) => {
  const { outcome, reached, envelope, code, reason, fields, notes } = judge('x.y', call, {
    answer,
    ms: 7,
    timedOut,
    value: undefined,
  })
  const faults = fields.map(({ path, expected, received }) => `${path}: ${expected}, not ${received}`)
  return { outcome, reached, envelope, code, reason, faults, notes: notes.length }
}
const breach = { outcome: 'breach', reached: true, envelope: true, code: 200, reason: undefined, faults: [], notes: 0 }
const passed = { ...breach, outcome: 'passed' }

describe('the verdict on a response', () => {
  it.each([
    ['a success', { statusCode: 200, comments: '', data: ['a'] }, passed],
    ['a status as text, as older services send it', { statusCode: '200', data: ['a'] }, passed],
    ['the success code 510', { statusCode: 510, data: [] }, { ...passed, code: 510 }],
    ['an empty list that is null', { statusCode: 200, data: null }, passed],
    [
      'a refusal',
      { statusCode: 404, comments: 'Lin Wan', data: null },
      { ...breach, code: 404, reason: 'refused with code 404' },
    ],
    [
      'no status',
      { data: [] },
      { ...breach, envelope: false, code: undefined, faults: ['envelope.statusCode: integer, not nothing'] },
    ],
    [
      'a status that is not a number',
      { statusCode: 'fine', data: [] },
      { ...breach, envelope: false, code: undefined, faults: ['envelope.statusCode: integer, not string'] },
    ],
    [
      'no data',
      { statusCode: 200 },
      { ...breach, envelope: false, code: undefined, faults: ['envelope.data: the answer, not nothing'] },
    ],
    ['a list', [], { ...breach, envelope: false, code: undefined, faults: ['envelope: object, not array'] }],
    ['nothing', undefined, { ...breach, envelope: false, code: undefined, faults: ['envelope: object, not nothing'] }],
    [
      'a text that is not JSON',
      '<html>',
      { ...breach, envelope: false, code: undefined, faults: ['envelope: object, not no JSON'] },
    ],
    [
      'a broken entry',
      { statusCode: 200, data: ['a', {}, {}] },
      { ...breach, faults: ['data[1]: string, not object'] },
    ],
  ])('is correct: %s', (_name, body, verdict) => {
    expect(verdictOf(answered(body))).toEqual(verdict)
  })

  it('is a breach for a status other than success, with any envelope', () => {
    expect(verdictOf(answered({ statusCode: 200, data: [] }, 302))).toEqual({ ...breach, reason: 'HTTP 302' })
    expect(verdictOf(answered('Bad Gateway', 502))).toMatchObject({
      reached: true,
      envelope: false,
      reason: 'HTTP 502',
    })
  })

  it('is “not reached” for a missing or late response', () => {
    const none = { ...breach, reached: false, envelope: undefined, code: undefined }
    expect(verdictOf({ kind: 'failed' })).toEqual({ ...none, reason: 'no connection' })
    expect(verdictOf(answered({ statusCode: 200, data: [] }), names as typeof kinds, true)).toEqual({
      ...none,
      reason: 'no answer within 5000 ms',
    })
    expect(verdictOf(null, kinds, true)).toEqual({ ...none, reason: 'no answer within 60000 ms' })
  })

  it('is “passed” for a response without data if the call has no fields', () => {
    const deleted = get<object, unknown>('pub/v1/deleted', { auth: 'public', read: nothing })
    expect(verdictOf(answered({ statusCode: 200 }), deleted)).toEqual(passed)
  })

  it('contains a note for a component type that the storefront does not support', () => {
    expect(verdictOf(answered({ statusCode: 200, data: [{ type: 'NEW' }, { type: 'A' }] }), kinds)).toEqual({
      ...passed,
      notes: 1,
    })
  })
})

describe('the summary of a conformance run', () => {
  const verdict = (call: string, outcome: 'passed' | 'breach' | 'skipped') => ({
    ...judge(call, names, { answer: null, ms: 0, timedOut: false, value: undefined }),
    outcome,
  })

  it('counts the outcomes, and warns of an order that may still exist', () => {
    const left = [verdict('purchase.createOrder', 'breach'), verdict('order.cancelOrder', 'skipped')]
    expect(summary(left, 1234)).toBe(
      '2 calls: 0 pass, 1 break the contract, 1 skipped; 1.2 s\nAn order may have been made and not canceled: look at the account.',
    )
    expect(exitCode(left)).toBe(1)
    const canceled = [verdict('purchase.createOrder', 'passed'), verdict('order.cancelOrder', 'passed')]
    expect(summary(canceled, 50)).toBe('2 calls: 2 pass, 0 break the contract, 0 skipped; 0.1 s')
    expect(exitCode(canceled)).toBe(0)
  })
})
