import { Text, View } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { Poster } from '@/components/ui/poster/poster'
import { orderTexts } from '@/locales/namespaces/order'
import type { Fen } from '@/domain/money'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { drawnWidth } from '@/domain/drawn-picture'
import styles from './order-show.module.scss'

const POSTER = drawnWidth(84)

export interface OrderShowProps {
  posterUrl: string
  posterColor: string
  name: string
  when: string
  location: string
  /** The venue's street. */
  address?: string
  /** Price tiers with how many of each, and the price of one. */
  items?: readonly { seatPlanId: string; seatPlanName: string; quantity: number; unitPrice?: Fen }[]
  /** Heading level of the name; left out where a card around it is named otherwise. */
  level?: number
}

/** What an order is for: poster, name, when, where, tiers. */
export function OrderShow({
  posterUrl,
  posterColor,
  name,
  when,
  location,
  address,
  items = [],
  level,
}: OrderShowProps) {
  const t = useTexts(orderTexts)
  const money = (fen: Fen) => t('price.amount', { amount: formatMoney(fen) })
  const heading = level ? { role: 'heading', ariaLevel: level } : {}
  return (
    <View className={styles.show}>
      <View className={styles.poster}>
        <Poster src={posterUrl} color={posterColor} width={POSTER} eager />
      </View>
      <View className={styles.words}>
        <View className={styles.name} {...heading}>
          <Text>{name}</Text>
        </View>
        <View className={styles.line}>{when}</View>
        <View className={styles.line}>{location}</View>
        {address && <View className={styles.line}>{address}</View>}
        {items.length > 0 && (
          <View className={styles.tiers}>
            {items.map(({ seatPlanId, seatPlanName, quantity, unitPrice }) => (
              <View key={seatPlanId} className={styles.tier}>
                {t('price.tier', {
                  tier: joinFacts([seatPlanName, unitPrice === undefined ? '' : money(unitPrice)]),
                  count: quantity,
                })}
              </View>
            ))}
          </View>
        )}
      </View>
    </View>
  )
}
