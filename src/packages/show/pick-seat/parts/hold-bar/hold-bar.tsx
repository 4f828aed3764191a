import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { HoldCountdown } from '@/components/seat/hold-countdown/hold-countdown'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { seatTexts } from '@/locales/namespaces/seat'
import type { PickSeatModel } from '../../pick-seat.model'
import styles from './hold-bar.module.scss'

/**
 * Draws the buyer's hold: the remaining time, a button to extend the hold (if possible), and a button to release it.
 */
export const HoldBar = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const { checkout } = model
  const hold = checkout?.holding.hold
  if (!checkout || !hold) return null
  return (
    <View className={styles.bar}>
      <HoldCountdown className={styles.time} expiresAt={hold.expiresAt} onOver={checkout.over} />
      {checkout.holding.canExtend && (
        <Button kind="quiet" size="s" onClick={checkout.extend}>
          {t('hold.extend')}
        </Button>
      )}
      <Button kind="quiet" size="s" onClick={checkout.release}>
        {t('hold.release')}
      </Button>
    </View>
  )
})
