import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { tierOf } from '@/domain/seat/seat-map'
import { seatTexts } from '@/locales/namespaces/seat'
import textStyles from '@/styles/text.module.scss'
import type { Hovered } from '../../map/hovered'
import type { PickSeatModel } from '../../pick-seat.model'
import { tipLabels } from '../../seat-labels'
import { TierSwatch } from '../tier-swatch/tier-swatch'
import styles from './seat-tip.module.scss'

/** Minimum distance of the mouse from the top of the map, in CSS px, at which the tooltip fits above the mouse. */
const ABOVE_FROM = 72

/**
 * Draws the tooltip at the mouse: a seat and its price, or a section and its prices. For screen readers, keyboard
 * navigation announces the same text in a live region.
 */
export const SeatTip = observer(({ model, hovered }: { model: PickSeatModel; hovered: Hovered }) => {
  const t = useTexts(seatTexts)
  const { picking, hiding } = model
  const labels = picking && tipLabels(t, picking, hovered, hiding)
  if (!picking?.loaded || !labels) return null
  const color = hovered.seat < 0 ? undefined : picking.colors[tierOf(picking.loaded.house, hovered.seat)]
  const { x, y } = hovered
  return (
    <View
      className={classes(styles.tip, y < ABOVE_FROM && styles.below)}
      style={{ left: `${x}px`, top: `${y}px` }}
      ariaHidden
    >
      <Text className={textStyles.metaStrong}>{labels.place}</Text>
      {labels.note !== '' && (
        <View className={styles.note}>
          {color && <TierSwatch color={color} />}
          <Text>{labels.note}</Text>
        </View>
      )}
    </View>
  )
})
