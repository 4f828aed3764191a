import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Suspense } from 'react'
import { WhenNear } from '@/components/lists/when-near'
import { LatePlanPicture } from '@/components/seat/plan-picture/late-plan-picture'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Price } from '@/components/ui/price/price'
import { Section } from '@/components/ui/section/section'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import { SaleAction } from '../sale-action/sale-action'
import type { ShowSale } from '../../sale/show-sale'
import styles from './seat-plan.module.scss'
import { SeatPlanModel } from './seat-plan.model'

/**
 * Draws the seat plan with prices, for shows with seat selection. A tap opens a large view, which links to the seat
 * selection.
 */
export const SeatPlan = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const model = useModel((deps) => new SeatPlanModel(deps, sale))
  if (!model.shown) return null
  return (
    <Section title={t('plan.title')}>
      {/* Reserves the space of the plan before it loads. */}
      <View className={styles.frame}>
        <WhenNear onNear={model.near}>
          <AsyncView compact of={model.plan} skeleton={<Waiting />}>
            {(plan) => (
              <Pressable
                className={styles.small}
                label={t('plan.enlarge')}
                ariaHaspopup="dialog"
                onClick={() => model.setOpen(true)}
              >
                <Suspense fallback={<Waiting />}>
                  <LatePlanPicture plan={plan} tier={model.tier} />
                </Suspense>
                <View className={styles.enlarge}>
                  <Icon name="fit" size="s" />
                </View>
              </Pressable>
            )}
          </AsyncView>
        </WhenNear>
      </View>
      {model.tiers.length > 0 ? <Legend model={model} /> : <LegendRoom rows={sale.selection.plans.value ?? []} />}
      <Sheet
        open={model.open}
        onClose={() => model.setOpen(false)}
        title={t('plan.title')}
        footer={<SaleAction sale={sale} onBuy={sale.buy} block />}
      >
        <Large model={model} />
      </Sheet>
    </Section>
  )
})

const Waiting = () => <Skeleton shape="block" width="100%" height="100%" />

/** Draws the plan in the width of the sheet, with a price for each color. */
const Large = observer(({ model }: { model: SeatPlanModel }) => {
  const { value } = model.plan
  if (!value) return null
  return (
    <>
      <View className={styles.large}>
        <Suspense fallback={<Waiting />}>
          <LatePlanPicture plan={value} tier={model.tier} />
        </Suspense>
      </View>
      <Legend model={model} />
    </>
  )
})

/** Draws the price for each color of the plan. Tiers that are not selected are faint. */
const Legend = observer(({ model: { tier, tiers } }: { model: SeatPlanModel }) => (
  <View className={styles.legend} role="list">
    {tiers.map(({ id, name, color, price }) => (
      <View key={id} className={classes(styles.tier, tier !== '' && tier !== id && styles.other)} role="listitem">
        <View className={styles.swatch} style={{ backgroundColor: color }} ariaHidden />
        <Text className={styles.name}>{name}</Text>
        <Price price={price} size="s" tone="ink" />
      </View>
    ))}
  </View>
))

/** Reserves the space of the legend before the plan has loaded. */
function LegendRoom({ rows }: { rows: readonly { seatPlanId: string }[] }) {
  return (
    <View className={styles.legend} ariaHidden>
      {rows.map(({ seatPlanId }) => (
        <View key={seatPlanId} className={styles.tier} />
      ))}
    </View>
  )
}

/**
 * Draws the plan above the tiers, which have the same colors as the plan. Draws nothing for shows without seat
 * selection.
 */
export const TierPlan = observer(({ sale }: { sale: ShowSale }) => {
  const model = useModel((deps) => new SeatPlanModel(deps, sale))
  if (!model.shown) return null
  return (
    <View className={styles.slim}>
      <WhenNear onNear={model.near}>
        <AsyncView compact of={model.plan} skeleton={<Waiting />}>
          {(plan) => (
            <Suspense fallback={<Waiting />}>
              <LatePlanPicture plan={plan} tier={model.tier} />
            </Suspense>
          )}
        </AsyncView>
      </WhenNear>
    </View>
  )
})
