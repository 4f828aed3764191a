import type { FieldFault } from '../contract/field-faults'
import type { Verdict } from './judge'

const LABELS = { passed: 'ok', breach: 'BREACH', skipped: 'skipped' }

const faultLine = ({ path, expected, received }: FieldFault, mark = ''): string =>
  `          ${mark}${path}: expected ${expected}, received ${received}`

const envelopeCell = ({ envelope, code }: Verdict): string => {
  if (envelope === undefined) return '-'
  return envelope ? String(code) : 'broken'
}

/** Returns the lines of one call: outcome, name, method, HTTP status, envelope, time, and failed fields. */
export const verdictLines = (verdict: Verdict): string[] => {
  const { call, method, outcome, status, ms, reason, fields, notes } = verdict
  const head = `${LABELS[outcome].padEnd(8)}  ${call.padEnd(36)}${method.padEnd(6)}`
  const facts =
    outcome === 'skipped'
      ? ''
      : `${String(status ?? '-').padEnd(5)}${envelopeCell(verdict).padEnd(8)}${(ms === undefined ? '-' : `${ms} ms`).padStart(8)}`
  return [
    `${head}${facts}${reason ? `  ${reason}` : ''}`.trimEnd(),
    ...fields.map((fault) => faultLine(fault)),
    ...notes.map((fault) => faultLine(fault, 'left out: ')),
  ]
}

export const HEADINGS = `${'outcome'.padEnd(10)}${'call'.padEnd(36)}${''.padEnd(6)}${'HTTP'.padEnd(5)}${'envelope'.padEnd(8)}${'time'.padStart(8)}`

const countOf = (verdicts: readonly Verdict[], outcome: Verdict['outcome']): number =>
  verdicts.filter((each) => each.outcome === outcome).length

/** Returns true if an order was created and may not have been canceled. */
const orderIsLeft = (verdicts: readonly Verdict[]): boolean => {
  const outcomeOf = (name: string) => verdicts.find(({ call }) => call === name)?.outcome
  return outcomeOf('purchase.createOrder') !== 'skipped' && outcomeOf('order.cancelOrder') !== 'passed'
}

/**
 * Summarizes the results in a few sentences.
 * @param ms duration of the whole walk
 */
export const summary = (verdicts: readonly Verdict[], ms: number): string => {
  const breaches = countOf(verdicts, 'breach')
  const counts = `${verdicts.length} calls: ${countOf(verdicts, 'passed')} pass, ${breaches} break the contract, ${countOf(verdicts, 'skipped')} skipped; ${(ms / 1000).toFixed(1)} s`
  const left = orderIsLeft(verdicts) ? '\nAn order may have been made and not canceled: look at the account.' : ''
  return `${counts}${left}`
}

/** Returns the exit code: 1 if a call does not conform, else 0. */
export const exitCode = (verdicts: readonly Verdict[]): 0 | 1 => (countOf(verdicts, 'breach') > 0 ? 1 : 0)
