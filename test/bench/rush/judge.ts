import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { GOODS_CODES } from '@/domain/business-codes/goods'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { verdictTable } from '../command'
import type { Rush, RushAnswer } from './crowd'
import type { ClosedSale } from './sale'

export interface Verdict {
  engine: string
  buyers: number
  tickets: number
  sold: number
  remaining: number
  refused: number
  ordersPerSecond: number
  p50: number
  p95: number
  seconds: number
  /** The broken rules; empty if all rules hold. */
  broken: string[]
}

/** Codes of an order for which nothing is left. */
const SOLD_OUT: readonly (number | null)[] = [PURCHASE_CODES.soldOut, GOODS_CODES.goodsSoldOut]

const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])

const codeOf = ({ body }: RushAnswer): number | null => {
  try {
    return (JSON.parse(body) as { statusCode: number }).statusCode
  } catch {
    return null
  }
}

const pairs = (answers: readonly RushAnswer[]): RushAnswer[][] => {
  const byBuyer = new Map<number, RushAnswer[]>()
  for (const answer of answers) byBuyer.set(answer.buyer, [...(byBuyer.get(answer.buyer) ?? []), answer])
  return [...byBuyer.values()]
}

/**
 * Checks that all tickets or pieces were sold once, that every repeated request got the same response, and that no request
 * failed.
 */
export const judge = (engine: string, tickets: number, { answers, ms }: Rush, closed: ClosedSale): Verdict => {
  const byBuyer = pairs(answers)
  const bought = byBuyer.filter(([first]) => codeOf(first) === ENVELOPE_CODES.success)
  const refused = byBuyer.filter(([first]) => SOLD_OUT.includes(codeOf(first)))
  const ids = new Set(bought.map(([{ body }]) => (JSON.parse(body) as { data: { orderId: string } }).data.orderId))
  const rules: [string, boolean][] = [
    [`${tickets} sold, not ${closed.sold}`, closed.sold === tickets && closed.orders === tickets],
    [`no stock left, not ${closed.remaining}`, closed.remaining === 0],
    [`${tickets} buyers got one, not ${bought.length}`, bought.length === tickets && ids.size === tickets],
    ['all others got “sold out”', refused.length === byBuyer.length - bought.length],
    [
      'every repeat answered with the first answer',
      byBuyer.every((pair) => pair.length === 2 && pair[0].body === pair[1].body),
    ],
    ['no failure of the gateway', answers.every(({ status }) => status < 500)],
  ]
  const times = answers.map((answer) => answer.ms).sort((a, b) => a - b)
  return {
    engine,
    buyers: byBuyer.length,
    tickets,
    sold: closed.sold,
    remaining: closed.remaining,
    refused: refused.length,
    ordersPerSecond: Math.round((answers.length / ms) * 1000),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    seconds: Math.round(ms / 100) / 10,
    broken: rules.filter(([, held]) => !held).map(([rule]) => rule),
  }
}

/** Formats the verdicts side by side. */
export const table = (verdicts: readonly Verdict[]): string => {
  const rows: [string, (verdict: Verdict) => string | number][] = [
    ['buyers, two sends each', ({ buyers }) => buyers],
    ['sold', ({ sold, tickets }) => `${sold} of ${tickets}`],
    ['stock left', ({ remaining }) => remaining],
    ['rejected (sold out)', ({ refused }) => refused],
    ['answers a second', ({ ordersPerSecond }) => ordersPerSecond],
    ['p50, ms', ({ p50 }) => p50],
    ['p95, ms', ({ p95 }) => p95],
    ['seconds in all', ({ seconds }) => seconds],
    ['rule', ({ broken }) => (broken.length === 0 ? 'held' : 'BROKEN')],
  ]
  return verdictTable(verdicts, rows)
}
