import { Text, View } from '@tarojs/components'
import type { SeatPlan } from '@/api/session'
import { joinFacts } from '@/lib/join-facts'
import type { ShownMemberPrice } from '@/components/show/member-prices'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { MemberPriceLine } from '@/components/ui/member-price/member-price'
import { Price } from '@/components/ui/price/price'
import type { AgeRange } from '@/domain/seat/age'
import { ageRangeKind } from '@/domain/show/age-range'
import { type PriceHiding, shownPrice, type ShownPrice } from '@/domain/price'
import { showTexts } from '@/locales/namespaces/show'
import textStyles from '@/styles/text.module.scss'
import type { WaitTier } from '../../sale/show-waitlist'
import { useWhoMayBuy } from '../specified-users/use-who-may-buy'
import styles from './plan-picker.module.scss'

export interface PlanRowProps {
  plan: SeatPlan
  /** Color of the tier on the map; '' if the tier has no color. */
  color: string
  /** Current price of one unit. */
  price: ShownPrice
  /** Member price, drawn beside the current price. */
  member: ShownMemberPrice
  hiding: PriceHiding
  /** Age limit of the tier; null if unknown. */
  age: AgeRange | null
  /** Waitlist of the tier; undefined if the row does not offer the waitlist. */
  wait?: WaitTier | undefined
}

/** Draws a price tier: its color on the map, name, description, state, price and face value. */
export function PlanRow({ plan, color, price, member, hiding, age, wait }: PlanRowProps) {
  const t = useTexts(showTexts)
  const who = useWhoMayBuy()
  // Fees can raise a reduced price to the face value or above.
  const reduced = plan.salePrice !== null && price.kind === 'amount' && price.amount < plan.originalPrice
  const sells = plan.status === 'ON_SALE'
  // Before the sale, the tiers show no state, because the countdown or the button shows the state for all tiers.
  const unavailable = !sells && plan.status !== 'PENDING'
  const about = joinFacts([plan.description, unavailable ? t(stateKey(plan, wait)) : ''])
  return (
    <View className={classes(styles.row, unavailable && styles.gone)}>
      <View className={styles.dot} style={color ? { backgroundColor: color } : undefined} ariaHidden />
      <View className={styles.text}>
        <Text className={styles.name}>{plan.seatPlanName}</Text>
        {plan.unitQty > 1 && <Text className={styles.line}>{t('pick.package', { count: plan.unitQty })}</Text>}
        {about && <Text className={styles.line}>{about}</Text>}
        {age && <AgeLine age={age} />}
        {plan.whiteTags.length > 0 && <Text className={styles.age}>{t('only.note', who(plan.whiteTags))}</Text>}
        {sells && plan.stock !== null && <Text className={styles.few}>{t('pick.left', { count: plan.stock })}</Text>}
        {wait && !wait.full && !wait.joined && (
          <Text className={textStyles.metaAccent}>{t('show.action.waitlist')}</Text>
        )}
      </View>
      <View className={styles.price}>
        <Price price={price} tone={sells ? 'accent' : 'ink'} className={unavailable ? styles.past : undefined} />
        {!unavailable && <MemberPriceLine {...member} />}
        {reduced && (
          <View className={styles.face}>
            <Text className={textStyles.captionTertiary}>{t('pick.faceValue')}</Text>
            <Price price={shownPrice({ min: plan.originalPrice }, hiding)} size="s" tone="ink" struck />
          </View>
        )}
      </View>
    </View>
  )
}

/**
 * Returns the key of the text in a tier's row: the reason why the tier cannot be bought, or the buyer's position on
 * its waitlist.
 */
const stateKey = ({ status, existWaitList }: SeatPlan, wait?: WaitTier) => {
  if (wait?.joined) return 'sale.waitlisted'
  if (wait) return wait.full ? 'wait.full' : 'show.state.soldOut'
  return existWaitList ? 'pick.onWaitlist' : (`pick.planState.${status}` as const)
}

function AgeLine({ age }: { age: AgeRange }) {
  const t = useTexts(showTexts)
  const ageKind = ageRangeKind(age)
  if (!ageKind) return null
  return <Text className={styles.age}>{t(`pick.age.${ageKind}`, { min: age.minAge ?? 0, max: age.maxAge ?? 0 })}</Text>
}

/** Draws the row "all tiers". The buyer then selects seats of any tier in the next step. */
export function AnyPlan() {
  const t = useTexts(showTexts)
  return (
    <View className={styles.row}>
      <View className={styles.text}>
        <Text className={styles.name}>{t('pick.anyTier')}</Text>
        <Text className={styles.line}>{t('pick.anyTierNote')}</Text>
      </View>
    </View>
  )
}
