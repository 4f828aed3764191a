import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Suspense } from 'react'
import { WhenNear } from '@/components/lists/when-near'
import { LatePlanPicture } from '@/components/seat/plan-picture/late-plan-picture'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Price } from '@/components/ui/price/price'
import { Section } from '@/components/ui/section/section'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import { SaleAction } from '../../../parts/sale-action/sale-action'
import type { ShowSale } from '../../../sale/show-sale'
import styles from './seat-plan.module.scss'
import { SeatPlanModel } from './seat-plan.model'

/** The house with its prices, where seats are picked: a picture that opens large, and leads to the seats from there. */
export const SeatPlan = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const model = useModel((deps) => new SeatPlanModel(deps, sale))
  if (!model.shown) return null
  return (
    <Section title={t('plan.title')}>
      {/* Its room is there before it comes. */}
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
                  <LatePlanPicture plan={plan} />
                </Suspense>
                <View className={styles.enlarge}>
                  <Icon name="fit" size="s" />
                </View>
              </Pressable>
            )}
          </AsyncView>
        </WhenNear>
      </View>
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

/** The plan as wide as the sheet, with what each colour costs. */
const Large = observer(({ model }: { model: SeatPlanModel }) => {
  const { value } = model.plan
  if (!value) return null
  return (
    <>
      <View className={styles.large}>
        <Suspense fallback={<Waiting />}>
          <LatePlanPicture plan={value} />
        </Suspense>
      </View>
      <View className={styles.legend} role="list">
        {model.tiers.map(({ id, name, color, price }) => (
          <View key={id} className={styles.tier} role="listitem">
            <View className={styles.swatch} style={{ backgroundColor: color }} ariaHidden />
            <Text className={styles.name}>{name}</Text>
            <Price price={price} size="s" tone="ink" />
          </View>
        ))}
      </View>
    </>
  )
})
