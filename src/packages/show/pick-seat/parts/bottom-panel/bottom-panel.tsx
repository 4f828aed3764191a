import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PickSeatModel } from '../../pick-seat.model'
import { BestAvailable } from '../best-available/best-available'
import { ChosenSeats } from '../chosen-seats/chosen-seats'
import { HoldBar } from '../hold-bar/hold-bar'
import { PayButton } from '../pay-button/pay-button'
import styles from './bottom-panel.module.scss'

/**
 * Below the map on phones: best seats, what is chosen, the button with the sum. While nothing is chosen only the best
 * seats are there, and the map has the rest of the screen.
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
