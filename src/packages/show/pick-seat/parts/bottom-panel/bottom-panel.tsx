import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PickSeatModel } from '../../pick-seat.model'
import { BestAvailable } from '../best-available/best-available'
import { ChosenSeats } from '../chosen-seats/chosen-seats'
import { HoldBar } from '../hold-bar/hold-bar'
import { PayButton } from '../pay-button/pay-button'
import styles from './bottom-panel.module.scss'

/**
 * Draws the panel below the map on phones: best seats, selected seats, and the button with the total. Without a
 * selection, it contains only the best seats, so that the map has more space.
 */
export const BottomPanel = observer(({ model }: { model: PickSeatModel }) => (
  <View className={styles.panel}>
    <HoldBar model={model} />
    <BestAvailable model={model} />
    {model.action?.kind !== 'choose' && (
      <>
        <ChosenSeats model={model} look="row" />
        <PayButton model={model} />
      </>
    )}
  </View>
))
