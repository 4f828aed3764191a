import { Text, View } from '@tarojs/components'
import type { ShownPrice } from '@/domain/price'
import { moneyParts } from '@/locales/format-money'
import { UNTRANSLATED } from '@/platform/untranslated'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import styles from './price.module.scss'

export interface PriceProps {
  /** Result of `shownPrice` in domain/price. A plain amount is `{ kind: 'amount', amount, from: false }`. */
  price: ShownPrice
  /** Font size of the yuan, in pixels: s is 15, m is 20 (default), l is 24, xl is 32. */
  size?: 's' | 'm' | 'l' | 'xl'
  /** Tone: `accent` for an amount to pay (default), `ink` for other amounts. */
  tone?: 'accent' | 'ink'
  /** True for an original price beside a lower price. The original price is struck through. */
  struck?: boolean
  className?: string
}

/** Draws an amount: small sign, large yuan, small cents (hidden when 00). Empty if the merchant hides prices. */
export function Price({ price, size = 'm', tone = 'accent', struck = false, className }: PriceProps) {
  const t = useTexts()
  if (price.kind === 'hidden') return null
  const root = classes(styles.price, styles[size], styles[tone], struck && styles.struck, className)
  if (price.kind !== 'amount') {
    const label =
      price.kind === 'replaced' ? price.text : t(price.kind === 'free' ? 'price.free' : 'price.undetermined')
    return <Text className={classes(root, styles.word)}>{label}</Text>
  }
  const { yuan, cents } = moneyParts(price.amount)
  // The text decides whether "from" precedes or follows the amount, because this depends on the language.
  const [before, after] = t('price.fromAmount', { amount: '|' }).split('¥|')
  return (
    <View className={root} compileMode {...UNTRANSLATED}>
      {price.from && before && <Text className={styles.from}>{before.trim()}</Text>}
      <Text className={styles.sign}>¥</Text>
      {yuan}
      {cents !== '' && <Text className={styles.cents}>.{cents}</Text>}
      {price.from && after && <Text className={classes(styles.from, styles.after)}>{after.trim()}</Text>}
    </View>
  )
}
