import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ErrorState } from '@/components/screen/error-state'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowSale } from '../../sale/show-sale'
import styles from './plan-picker.module.scss'
import { AnyPlan, PlanRow } from './plan-row'

export interface PlanPickerProps {
  sale: ShowSale
  /** Inside a card. */
  inset?: boolean
}

/** The price tiers of the chosen session as rows; those that do not sell say why and cannot be chosen. */
export const PlanPicker = observer(({ sale, inset = false }: PlanPickerProps) => {
  const t = useTexts(showTexts)
  const { plans, plan, session, statics } = sale.selection
  if (plans.status === 'failed') return <ErrorState compact error={plans.error} onRetry={sale.selection.loadPlans} />
  const look = classes(styles.plans, inset && styles.inset)
  if (!plans.value) return session || statics.pending ? <PlanSkeleton look={look} /> : null
  if (plans.value.length === 0) return <Empty compact scene="no-ticket" sentence={t('pick.noPlans')} />
  return (
    <RadioGroup
      className={look}
      label={t('pick.tier')}
      value={plan?.seatPlanId ?? (sale.picksSeats ? '' : null)}
      onChange={sale.selection.choosePlan}
      options={[
        // Seats are picked afterwards: a tier only says which to show first.
        ...(sale.picksSeats ? [{ value: '', content: <AnyPlan /> }] : []),
        ...plans.value.map((each) => ({
          value: each.seatPlanId,
          content: (
            <PlanRow
              plan={each}
              price={sale.priceOf(each)}
              hiding={sale.hiding}
              age={sale.buyer.ageLimit(each.seatPlanId)}
            />
          ),
          disabled: each.status !== 'ON_SALE',
        })),
      ]}
    />
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
