import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderedItem } from '@/api/item-order'
import type { ItemKindName } from '@/domain/order/item-order'
import { drawnWidth } from '@/domain/drawn-picture'
import { formatMoney } from '@/locales/format-money'
import { productTexts } from '@/locales/namespaces/product'
import textStyles from '@/styles/text.module.scss'
import { useTexts } from '../texts'
import { Icon } from '../ui/icon/icon'
import type { IconName } from '../ui/icon/names'
import { Picture } from '../ui/picture/picture'
import styles from './item-summary.module.scss'

const PICTURE = drawnWidth(72)

const ICONS: Record<ItemKindName, IconName> = {
  CARD: 'card',
  COUPON_PACKAGE: 'coupon',
  MEMBERSHIP: 'crown',
  GOODS: 'gift',
  PARKING: 'parking',
}

export interface ItemSummaryProps {
  item: OrderedItem
  kind: ItemKindName
  /** Heading level of the item's name; absent if the card around it has its own heading. */
  level?: number
  /** Content at the right of the price. */
  children?: ReactNode
}

/** Draws an ordered item: its picture or the icon of its kind, name, kind, price and quantity. */
export function ItemSummary({ item, kind, level, children }: ItemSummaryProps) {
  const t = useTexts(productTexts)
  const { name, posterUrl, price, quantity } = item
  const heading = level ? { role: 'heading', ariaLevel: level } : {}
  return (
    <View className={styles.item}>
      <View className={styles.picture}>
        {posterUrl ? (
          <Picture src={posterUrl} alt="" width={PICTURE} className={styles.image} />
        ) : (
          <Icon name={ICONS[kind]} size="l" />
        )}
      </View>
      <View className={styles.text}>
        <View className={styles.name} {...heading}>
          <Text>{name}</Text>
        </View>
        <Text className={textStyles.meta}>{t(`product.kind.${kind}`)}</Text>
        <View className={styles.foot}>
          <Text className={textStyles.metaNumerals}>
            {t('product.priceOf', { amount: formatMoney(price), count: quantity })}
          </Text>
          {children}
        </View>
      </View>
    </View>
  )
}
