import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Price } from '@/components/ui/price/price'
import type { ShownPrice } from '@/domain/price'
import type { SaleState } from '@/domain/show/status'
import textStyles from '@/styles/text.module.scss'
import styles from './shared-sale.module.scss'

export interface SharedSaleProps {
  /** State of the sale; null while loading. */
  state: SaleState | null
  price: ShownPrice
}

/**
 * Draws the sale state of the session as a label, and the lowest price. Reserves the space of the line while loading.
 */
export function SharedSale({ state, price }: SharedSaleProps) {
  const t = useTexts()
  return (
    <View className={styles.sale}>
      {state && <Text className={textStyles.lead}>{t(`show.state.${state.label}`)}</Text>}
      <Price price={price} size="m" tone="ink" />
    </View>
  )
}
