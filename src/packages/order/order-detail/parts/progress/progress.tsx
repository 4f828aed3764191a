import type { OrderDetail } from '@/api/order'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Timeline } from '@/components/ui/timeline/timeline'
import { wasReturned } from '@/domain/order/buyer-state'
import { isClosingStep, type OrderStep } from '@/domain/order/step'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'

const stepKey = (order: OrderDetail, state: OrderStep) => {
  const { deliverMethod, rebookOf, payAmount } = order
  if (rebookOf && (state === 'UNPAID' || state === 'CANCELED')) return `detail.rebooking.step.${state}` as const
  if (rebookOf && state === 'CLOSED') return `detail.rebooking.step.${wasReturned(order) ? 'RETURNED' : state}` as const
  if (state === 'SUCCEEDED' && deliverMethod !== 'E_TICKET') return 'detail.step.received'
  // A rebooking without a difference to pay has no payment.
  return state === 'RESERVE' && rebookOf && payAmount === 0 ? 'result.rebooked' : (`detail.step.${state}` as const)
}

/** All that happened to the order and its tickets, the newest on top; above it money that is on its way. */
export function Progress({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const now = useNow()
  const { utcOffset } = order
  if (order.progress.length < 2) return null
  const newestFirst = [...order.progress].reverse()
  const onItsWay = order.refundingAmount > 0
  const past = newestFirst.map(({ state, time, qty: count, amount }) => ({
    title: t(stepKey(order, state), { count }),
    content: joinFacts([
      momentText(time, { now, utcOffset }, t),
      amount === null ? '' : t('detail.stepBack', { amount: formatMoney(amount) }),
    ]),
  }))
  const arrival = {
    title: t('detail.step.arrival'),
    content: t('detail.stepTo', { amount: formatMoney(order.refundingAmount) }),
  }
  const steps = onItsWay ? [arrival, ...past] : past
  return (
    <Card title={t('detail.progress')}>
      <Timeline
        label={t('detail.progress')}
        steps={steps}
        hasNext={onItsWay}
        isOver={onItsWay || isClosingStep(newestFirst[0].state)}
      />
    </Card>
  )
}
