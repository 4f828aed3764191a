import { Text, View } from '@tarojs/components'
import type { MemberPrice } from '@/domain/show/member-price'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import { Price } from '../price/price'
import { memberLabel } from './member-label'
import styles from './member-price.module.scss'

export interface MemberPriceLineProps {
  /** Null to draw nothing. */
  price: MemberPrice | null
  /** True to reserve the space of a price that may still arrive. */
  reserved?: boolean
  className?: string
}

/** Draws the price of a member with its label, beside the public price. */
export function MemberPriceLine({ price, reserved = false, className }: MemberPriceLineProps) {
  const t = useTexts()
  if (!price) return reserved ? <View className={classes(styles.line, className)} ariaHidden /> : null
  const { amount, from } = price
  const label = memberLabel(t, price)
  return (
    <View className={classes(styles.line, className)}>
      {/* A page translator replaces text nodes, so another text needs another element. */}
      <Text key={label} className={styles.label}>
        {label}
      </Text>
      <Price key={amount} price={{ kind: 'amount', amount, from }} size="s" />
    </View>
  )
}
