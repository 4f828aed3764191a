import { View } from '@tarojs/components'
import AtTimeline from 'taro-ui/lib/components/timeline'
import type { OrderDetail } from '@/api/order'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'
import '@/styles/taro-ui/timeline.scss'
import { Card } from '@/components/ui/card/card'

/** All that happened to the order and its tickets, the newest on top. */
export function Progress({ order }: { order: OrderDetail }) {
  const t = useTexts(orderTexts)
  const now = useNow()
  const { deliverMethod, utcOffset } = order
  if (order.progress.length < 2) return null
  const items = [...order.progress].reverse().map(({ state, time, qty: count, amount }) => ({
    title: t(state === 'SUCCEEDED' && deliverMethod !== 'E_TICKET' ? 'detail.step.received' : `detail.step.${state}`, {
      count,
    }),
    content: [
      joinFacts([
        momentText(time, { now, utcOffset }, t),
        amount === null ? '' : t('price.amount', { amount: formatMoney(amount) }),
      ]),
    ],
  }))
  return (
    <Card title={t('detail.progress')}>
      <View role="group" ariaLabel={t('detail.progress')}>
        <AtTimeline items={items} />
      </View>
    </Card>
  )
}
