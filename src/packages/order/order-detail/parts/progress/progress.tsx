import type { OrderDetail } from '@/api/order'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Timeline } from '@/components/ui/timeline/timeline'
import { wasReturned } from '@/domain/order/buyer-state'
import { deliveredState } from '@/domain/order/delivered'
import { isClosingStep, type OrderStep } from '@/domain/order/step'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import { orderTexts } from '@/locales/namespaces/order'

const stepKey = (order: OrderDetail, state: OrderStep) => {
  const { rebookOf, payAmount } = order
  if (rebookOf && (state === 'UNPAID' || state === 'CANCELED')) return `detail.rebooking.step.${state}` as const
  if (rebookOf && state === 'CLOSED') return `detail.rebooking.step.${wasReturned(order) ? 'RETURNED' : state}` as const
  if (state === 'SUCCEEDED' && deliveredState(order) === 'received') return 'detail.step.received'
  // A rebooking for which no amount was due has no payment.
  return state === 'RESERVE' && rebookOf && payAmount === 0 ? 'result.rebooked' : (`detail.step.${state}` as const)
}

/**
 * Returns the text of the next step: a pending refund, or paper tickets to collect. Returns null if there is no next
 * step.
 */
const nextStep = (order: OrderDetail, t: Translate<typeof orderTexts>) => {
  const { refundingAmount, firstVenueName: venue } = order
  if (refundingAmount > 0)
    return { title: t('detail.step.arrival'), content: t('detail.stepTo', { amount: formatMoney(refundingAmount) }) }
  const isIssued = order.progress.some(({ state }) => state === 'SUCCEEDED')
  if (!isIssued || deliveredState(order) !== 'toCollect') return null
  return { title: t('detail.step.collect'), content: t('detail.collectAt', { venue }) }
}

/**
 * Draws the history of the order and its tickets, newest first. Pending steps are at the top, such as a refund in
 * progress or paper tickets to collect.
 */
export function Progress({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const now = useNow()
  const { utcOffset } = order
  if (order.progress.length < 2) return null
  const newestFirst = [...order.progress].reverse()
  const past = newestFirst.map(({ state, time, qty: count, amount }) => ({
    title: t(stepKey(order, state), { count }),
    content: joinFacts([
      momentText(time, { now, utcOffset }, t),
      amount === null ? '' : t('detail.stepBack', { amount: formatMoney(amount) }),
    ]),
  }))
  const next = nextStep(order, t)
  return (
    <Card title={t('detail.progress')}>
      <Timeline
        label={t('detail.progress')}
        steps={next ? [next, ...past] : past}
        hasNext={next !== null}
        isOver={next !== null || isClosingStep(newestFirst[0].state)}
      />
    </Card>
  )
}
