import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { seatTexts } from '@/locales/namespaces/seat'
import type { PickSeatModel } from '../../pick-seat.model'
import { priceLabel } from '../../seat-labels'
import { BestAvailable } from '../best-available/best-available'
import { ChosenSeats } from '../chosen-seats/chosen-seats'
import { HoldBar } from '../hold-bar/hold-bar'
import { PayButton } from '../pay-button/pay-button'
import { TierLegend } from '../tier-legend/tier-legend'
import styles from './side-panel.module.scss'

/** Draws the panel beside the map on desktop: prices, best seats, selected seats, the total and the button. */
export const SidePanel = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const { picking } = model
  if (!picking) return null
  const sum = priceLabel(t, picking.sum, model.hiding)
  return (
    <View className={styles.panel}>
      <ScrollView className={styles.scroll} scrollY>
        <View className={styles.part}>
          <Title text={t('best.size')} />
          <BestAvailable model={model} />
        </View>
        <View className={styles.part}>
          <Title text={t('legend.title')} />
          <TierLegend model={model} look="list" />
        </View>
      </ScrollView>
      <View className={styles.foot}>
        {picking.chosen.length > 0 && (
          <ScrollView className={styles.chosen} scrollY>
            <ChosenSeats model={model} look="list" />
          </ScrollView>
        )}
        <HoldBar model={model} />
        {sum !== '' && picking.chosen.length > 0 && (
          <View className={styles.sum}>
            <Text>{t('chosen.title', { count: picking.chosen.length })}</Text>
            <Text className={styles.amount}>{sum}</Text>
          </View>
        )}
        <PayButton model={model} />
      </View>
    </View>
  )
})

const Title = ({ text }: { text: string }) => (
  <View className={styles.title} role="heading" ariaLevel={2}>
    <Text>{text}</Text>
  </View>
)
