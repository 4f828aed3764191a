import { View } from '@tarojs/components'
import { ShowSummary } from '@/components/show/show-summary/show-summary'
import { MemberPriceLine } from '@/components/ui/member-price/member-price'
import { useTexts } from '@/components/texts'
import { orderTexts } from '@/locales/namespaces/order'
import type { Fen } from '@/domain/money'
import type { MemberPrice } from '@/domain/show/member-price'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import textStyles from '@/styles/text.module.scss'
import styles from './order-show.module.scss'

interface OrderedTier {
  seatPlanId: string
  seatPlanName: string
  quantity: number
  unitPrice?: Fen
  /** Member price of one unit, shown beside `unitPrice`; null or absent if there is no member price. */
  member?: MemberPrice | null
}

export interface OrderShowProps {
  posterUrl: string
  posterColor: string
  name: string
  when: string
  location: string
  /** Street address of the venue. */
  address?: string
  /** Price tiers, each with its quantity and unit price. */
  items?: readonly OrderedTier[]
  /** Heading level of the show's name; undefined if the surrounding card already has a heading. */
  level?: number
}

/** Draws the show of an order: poster, name, time, venue and tiers. */
export function OrderShow({
  posterUrl,
  posterColor,
  name,
  when,
  location,
  address = '',
  items = [],
  level,
}: OrderShowProps) {
  const t = useTexts(orderTexts)
  const money = (fen: Fen) => t('price.amount', { amount: formatMoney(fen) })
  return (
    <ShowSummary
      posterUrl={posterUrl}
      posterColor={posterColor}
      name={name}
      facts={[when, location, address]}
      level={level}
    >
      {items.length > 0 && (
        <View className={styles.tiers}>
          {items.map(({ seatPlanId, seatPlanName, quantity, unitPrice, member = null }) => (
            <View key={seatPlanId}>
              <View className={textStyles.metaStrong}>
                {t('price.tier', {
                  tier: joinFacts([seatPlanName, unitPrice === undefined ? '' : money(unitPrice)]),
                  count: quantity,
                })}
              </View>
              <MemberPriceLine price={member} />
            </View>
          ))}
        </View>
      )}
    </ShowSummary>
  )
}
