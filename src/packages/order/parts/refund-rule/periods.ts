import type { OrderRefund, ShowRefundRule } from '@/api/refund'
import { nearTime } from '@/components/dates'
import type { Translate } from '@/locales/keys'
import type { refundTexts } from '@/locales/namespaces/refund'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A period of a refund rule. The rule of an order has dates; the rule of a show has times before the start. */
export interface ShownPeriod {
  /** Fee in basis points; null means no refund. */
  fee: number | null
  state: 'PAST' | 'NOW' | 'COMING'
  when:
    | { kind: 'until'; time: number; utcOffset: number }
    | { kind: 'after'; time: number; utcOffset: number }
    | { kind: 'before'; ms: number }
    | { kind: 'always' }
    | { kind: 'later' }
}

/** Returns the periods of an order's refund rule in the venue's time zone. */
export const periodsOfOrder = ({ steps, utcOffset }: Pick<OrderRefund, 'steps' | 'utcOffset'>): ShownPeriod[] =>
  steps.map(({ fee, until, state }, at) => {
    const last = steps[at - 1]?.until ?? null
    if (until !== null) return { fee, state, when: { kind: 'until', time: until, utcOffset } }
    return { fee, state, when: last === null ? { kind: 'always' } : { kind: 'after', time: last, utcOffset } }
  })

/** Returns the periods of a show's refund rule, relative to the start of each session. */
export const periodsOfShow = (steps: ShowRefundRule['steps']): ShownPeriod[] => [
  ...steps.map(({ before, fee }) => ({ fee, state: 'COMING' as const, when: { kind: 'before' as const, ms: before } })),
  { fee: null, state: 'COMING', when: steps.length === 0 ? { kind: 'always' } : { kind: 'later' } },
]

/** Returns the text of a period's dates. @param now epoch ms */
export const periodWhen = ({ when }: ShownPeriod, t: Translate<typeof refundTexts>, now: number): string => {
  if (when.kind === 'always' || when.kind === 'later') return t(`refund.${when.kind}`)
  if (when.kind === 'before')
    return when.ms % DAY === 0
      ? t('refund.daysBefore', { count: when.ms / DAY })
      : t('refund.hoursBefore', { count: Math.floor(when.ms / HOUR) })
  const time = nearTime(when.time, { now, utcOffset: when.utcOffset }, t)
  return t(when.kind === 'until' ? 'refund.untilTime' : 'refund.afterTime', { time })
}
