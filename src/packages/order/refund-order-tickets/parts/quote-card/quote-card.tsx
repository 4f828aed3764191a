import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RefundQuote } from '@/api/refund'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Price } from '@/components/ui/price/price'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import type { Fen } from '@/domain/money'
import { formatTime } from '@/domain/schedule/local-time'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { feePercent } from '../../../parts/refund-facts'
import type { RefundTicketsModel } from '../../refund-order-tickets.model'
import styles from './quote-card.module.scss'

/** What comes back of the chosen tickets, where to and when, and until when that holds. */
export const QuoteCard = observer(({ model }: { model: RefundTicketsModel }) => {
  const t = useTexts(refundTexts)
  const { quote, current, order } = model
  return (
    <Card title={t('refund.preview')}>
      <AsyncView of={quote} skeleton={<Skeleton height="120px" width="100%" />} compact>
        {(value) => <Lines quote={current ?? value} utcOffset={order.value?.utcOffset ?? 0} waits={current === null} />}
      </AsyncView>
    </Card>
  )
})

function Lines({ quote, utcOffset, waits }: { quote: RefundQuote; utcOffset: number; waits: boolean }) {
  const t = useTexts(refundTexts)
  const { tickets, fee, feeRate, extras, amount, points, coupon, ways, arriveDays, expireTime } = quote
  const money = (fen: Fen) => t('price.amount', { amount: formatMoney(fen) })
  return (
    <View className={waits ? styles.waits : undefined} ariaBusy={waits} ariaLive="polite">
      <FactRow title={t('refund.tickets')} value={money(tickets)} />
      <FactRow
        title={feeRate === 0 ? t('refund.feeOnly') : t('refund.fee', { rate: feePercent(feeRate) })}
        value={feeRate === 0 ? t('refund.noFee') : t('price.minus', { amount: formatMoney(fee) })}
      />
      <FactRow title={t('refund.extras')} value={extras > 0 ? money(extras) : null} />
      <View className={styles.sum}>
        <Text className={styles.title}>{t('refund.amount')}</Text>
        <Price price={{ kind: 'amount', amount, from: false }} tone="ink" />
      </View>
      <FactRow
        title={t('refund.points')}
        value={points > 0 ? t('refund.pointsBack', { amount: formatMoney(points) }) : null}
      />
      <FactRow title={t('refund.coupon')} value={coupon === 'NONE' ? null : t(`refund.couponOutcome.${coupon}`)} />
      {ways.map(({ method, amount: part }, at) => (
        <FactRow
          key={at}
          title={at === 0 ? t('refund.to') : ''}
          value={ways.length > 1 ? t('refund.toWay', { method, amount: formatMoney(part) }) : method}
        />
      ))}
      <FactRow title={t('refund.arrives')} value={amount > 0 ? t('refund.arrivesIn', { count: arriveDays }) : null} />
      <Text className={styles.until}>
        {t('refund.until', { time: formatTime(expireTime, utcOffset, t('date.pattern.monthDayTime')) })}
      </Text>
    </View>
  )
}
