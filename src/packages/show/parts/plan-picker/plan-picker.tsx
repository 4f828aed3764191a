import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { SeatPlan } from '@/api/session'
import { AsyncView } from '@/components/screen/async-view'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import { tierColors } from '@/styles/tier-colors'
import type { ShowSale } from '../../sale/show-sale'
import { foldedPlans } from './folded-plans'
import styles from './plan-picker.module.scss'
import { AnyPlan, PlanRow } from './plan-row'

export interface PlanPickerProps {
  sale: ShowSale
  /** True if the picker is inside a card. */
  inset?: boolean
  /** True if several sold-out tiers are folded into one row. */
  folds?: boolean
}

/**
 * Draws the price tiers of the selected session as rows. Tiers that are not on sale are disabled and show the reason.
 */
export const PlanPicker = observer(({ sale, inset = false, folds = false }: PlanPickerProps) => {
  const { plans, session, list, loadPlans } = sale.selection
  const look = classes(styles.plans, inset && styles.inset)
  const skeleton = session || list.statics.pending ? <PlanSkeleton look={look} /> : null
  return (
    <AsyncView compact of={plans} onRetry={loadPlans} skeleton={skeleton}>
      {(value) => <Plans sale={sale} plans={value} look={look} folds={folds} />}
    </AsyncView>
  )
})

interface PlansProps {
  sale: ShowSale
  plans: readonly SeatPlan[]
  look: string
  folds: boolean
}

const Plans = observer(({ sale, plans, look, folds }: PlansProps) => {
  const t = useTexts(showTexts)
  const [unfolded, setUnfolded] = useState(false)
  const { preferences, shop } = useServices().stores
  const { theme } = preferences
  const { plan } = sale.selection
  const colors = tierColors(
    plans.map(({ color }) => color),
    theme,
  )
  // If the whole show is sold out, the page's main button opens the waitlist instead.
  const waits = sale.button?.action?.kind === 'buy' ? sale.waitlist.tiers : []
  if (plans.length === 0) return <Empty compact scene="no-ticket" sentence={t('pick.noPlans')} />
  const folded = folds ? foldedPlans(plans, waits) : []
  const hidden = unfolded ? [] : folded
  const tiers = (
    <RadioGroup
      className={look}
      label={t('pick.tier')}
      value={plan?.seatPlanId ?? (sale.picksSeats ? '' : null)}
      onChange={sale.selection.choosePlan}
      options={[
        // If the buyer selects seats later, a tier is only a filter for the seats.
        ...(sale.picksSeats ? [{ value: '', content: <AnyPlan /> }] : []),
        ...plans.flatMap((each, index) => {
          if (hidden.includes(each)) return []
          const wait = waits.find(({ plan: { seatPlanId } }) => seatPlanId === each.seatPlanId)
          const open = wait && !wait.full && !wait.joined
          return {
            value: each.seatPlanId,
            content: (
              <PlanRow
                plan={each}
                color={each.color && colors[index]}
                price={sale.priceOf(each)}
                member={sale.members.of(each)}
                hiding={shop.priceHiding}
                age={sale.buyer.ageLimit(each.seatPlanId)}
                wait={wait}
              />
            ),
            disabled: each.status !== 'ON_SALE',
            onOpen: open ? () => void sale.waitlist.beginFor(each.seatPlanId) : undefined,
          }
        }),
      ]}
    />
  )
  if (folded.length === 0) return tiers
  return (
    <View>
      {tiers}
      <Pressable className={styles.fold} ariaExpanded={unfolded} still onClick={() => setUnfolded(!unfolded)}>
        <Text>{t('pick.soldOutTiers', { count: folded.length })}</Text>
        <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size="s" />
      </Pressable>
    </View>
  )
})

function PlanSkeleton({ look }: { look: string }) {
  return (
    <View className={look} ariaHidden>
      {[1, 2, 3].map((index) => (
        <View key={index} className={styles.waiting}>
          <Skeleton width="40%" height="17px" />
          <Skeleton width="64px" height="20px" />
        </View>
      ))}
    </View>
  )
}
