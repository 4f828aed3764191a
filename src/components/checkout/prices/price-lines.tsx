import { Text, View } from '@tarojs/components'
import type { PriceLine } from '@/api/purchase'
import { pointCount } from '@/components/points/points-text'
import { useTexts } from '@/components/texts'
import { LocalAmount } from '@/components/local-amount/local-amount'
import { classes } from '@/components/ui/classes'
import { Price } from '@/components/ui/price/price'
import { type Fen, fen } from '@/domain/money'
import type { amountKind } from '@/domain/order/state'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import styles from './price-lines.module.scss'

export interface PriceLinesProps {
  lines: readonly PriceLine[]
  /** Amount due or paid, fen. */
  sum: Fen
  /**
   * Total before reductions, fen. The total has a separate row if it consists of several parts and a reduction
   * applies.
   */
  total?: Fen
  /** Points that the purchase costs in addition. */
  points?: number | undefined
  /** Kind of the total: an amount due, a paid amount, or the amount of an order that ended unpaid. */
  kind?: ReturnType<typeof amountKind>
}

/**
 * Draws the parts of the price, their total, the reductions with a minus sign, and the sum. A single part that equals
 * the sum has no line.
 */
export function PriceLines({ lines, sum, total = sum, points = 0, kind = 'due' }: PriceLinesProps) {
  const t = useTexts(checkoutTexts)
  const parts = lines.filter(({ amount }) => amount >= 0)
  const reductions = lines.filter(({ amount }) => amount < 0)
  const countOf = (count: number): string =>
    count > 0 ? t('price.pointCount', { count, number: pointCount(count) }) : ''
  const totalLine = { kind: 'total', title: t('price.total'), amount: total, points: 0 } as const
  const price = { kind: 'amount', amount: sum, from: false } as const
  const all = total === sum || parts.length === 1 ? [...parts, ...reductions] : [...parts, totalLine, ...reductions]
  const shown = all.length === 1 && all[0].amount === sum ? [] : all
  return (
    <View>
      {shown.map(({ kind: line, title, amount, points: used = 0 }, index) => (
        <View key={`${line}-${index}`} className={styles.line}>
          <Text className={styles.title}>
            {joinFacts([line === 'total' ? title : title || t(`price.lines.${line}`), countOf(used)])}
          </Text>
          <Text className={classes(styles.amount, amount < 0 && styles.less)}>
            {amount < 0
              ? t('price.minus', { amount: formatMoney(fen(-amount)) })
              : t('price.amount', { amount: formatMoney(amount) })}
          </Text>
        </View>
      ))}
      <View className={classes(styles.sum, shown.length > 0 && styles.below)}>
        <Text>{t(`price.${kind}`)}</Text>
        <Price price={price} tone="ink" />
      </View>
      {points > 0 && (
        <View className={styles.sum}>
          <Text>{t('price.points')}</Text>
          <Text className={styles.amount}>{countOf(points)}</Text>
        </View>
      )}
      {kind === 'due' && <LocalAmount explained price={price} className={styles.local} />}
    </View>
  )
}
