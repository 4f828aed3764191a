import { isSuccess } from '../../src/request/codes'
import { DEFAULT_TIMEOUT } from '../../src/request/steps/timeout'
import type { AnyCall } from '../contract/catalogue'
import { type FieldFault, fieldFaults } from '../contract/field-faults'
import { schemaOf } from '../contract/schema-node'
import type { Exchange } from './probe'

/** The result of one call of the catalogue. Contains no values of the response, which may be personal. */
export interface Verdict {
  call: string
  method: string
  path: string
  outcome: 'passed' | 'breach' | 'skipped'
  /** True if any response arrived. */
  reached: boolean
  /** HTTP status. */
  status?: number
  /** True if the response has the form of an envelope. */
  envelope?: boolean
  /** The envelope's status. */
  code?: number
  ms?: number
  /** Reason why the call was skipped, or an error that is not about a field. */
  reason?: string
  fields: FieldFault[]
  /** Entries of unknown kinds, which the storefront ignores. */
  notes: FieldFault[]
}

/**
 * Checks the form of an envelope.
 * @param carries true if the call's response has data
 */
const envelopeFaults = (body: unknown, carries: boolean): FieldFault[] => {
  const received =
    body === undefined ? 'nothing' : typeof body === 'string' ? 'no JSON' : Array.isArray(body) ? 'array' : typeof body
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return [{ path: 'envelope', expected: 'object', received: body === null ? 'null' : received }]
  const { statusCode, comments } = body as Record<string, unknown>
  const kind = (value: unknown) => (value === undefined ? 'nothing' : value === null ? 'null' : typeof value)
  const faults: FieldFault[] = []
  const isCode = statusCode !== '' && (typeof statusCode === 'number' || typeof statusCode === 'string')
  if (!isCode || !Number.isFinite(Number(statusCode)))
    faults.push({ path: 'envelope.statusCode', expected: 'integer', received: kind(statusCode) })
  if (typeof comments !== 'string' && comments !== undefined && comments !== null)
    faults.push({ path: 'envelope.comments', expected: 'string', received: kind(comments) })
  if (carries && !Object.hasOwn(body, 'data'))
    faults.push({ path: 'envelope.data', expected: 'the answer', received: 'nothing' })
  return faults
}

/** Returns the faults without repetitions: only the first of `data.items[3].name` and `data.items[7].name`. */
const distinct = (faults: readonly FieldFault[]): FieldFault[] => {
  const known = new Map<string, FieldFault>()
  for (const fault of faults) {
    const key = `${fault.path.replace(/\[\d+\]/g, '[]')} ${fault.received}`
    if (!known.has(key)) known.set(key, fault)
  }
  return [...known.values()]
}

const dataFaults = (call: AnyCall, data: unknown): FieldFault[] => {
  const schema = schemaOf(call)
  const faults = schema ? fieldFaults(schema, data) : []
  if (faults.some(({ harmless }) => !harmless)) return distinct(faults)
  try {
    call.read(data)
    return distinct(faults)
  } catch {
    return [{ path: 'data', expected: 'what the reader can use', received: 'something else' }]
  }
}

const unreached = { timeout: 'no answer in time', offline: 'no network', aborted: 'aborted', failed: 'no connection' }

/** Compares a response with the declaration of its call. */
export const judge = (name: string, call: AnyCall, { answer, ms, timedOut }: Exchange): Verdict => {
  const { method, path, timeout = DEFAULT_TIMEOUT } = call
  const base: Verdict = { call: name, method, path, outcome: 'breach', reached: false, fields: [], notes: [] }
  if (timedOut || answer === null) return { ...base, reason: timedOut ? `no answer within ${timeout} ms` : 'not sent' }
  if (answer.kind !== 'answered') return { ...base, ms, reason: unreached[answer.kind] }
  const { status, body } = answer
  const reached = { ...base, reached: true, status, ms }
  const wrongStatus = status < 200 || status > 299 ? { reason: `HTTP ${status}` } : {}
  const form = envelopeFaults(body, schemaOf(call) !== undefined)
  if (form.length > 0) return { ...reached, ...wrongStatus, envelope: false, fields: form }
  const { statusCode, data } = body as { statusCode: unknown; data: unknown }
  const code = Number(statusCode)
  const sound = { ...reached, envelope: true, code }
  if (wrongStatus.reason) return { ...sound, ...wrongStatus }
  if (!isSuccess(code)) return { ...sound, reason: `refused with code ${code}` }
  const faults = dataFaults(call, data)
  const fields = faults.filter(({ harmless }) => !harmless)
  return {
    ...sound,
    outcome: fields.length === 0 ? 'passed' : 'breach',
    fields,
    notes: faults.filter((each) => each.harmless),
  }
}

export const skipped = (call: string, { method, path }: AnyCall, reason: string): Verdict => ({
  call,
  method,
  path,
  outcome: 'skipped',
  reached: false,
  reason,
  fields: [],
  notes: [],
})
