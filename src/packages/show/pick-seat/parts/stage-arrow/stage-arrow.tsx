import { Text } from '@tarojs/components'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import type { SeatMap } from '@/domain/seat/seat-map'
import { seatTexts } from '@/locales/namespaces/seat'
import type { Direction8 } from '../../map/stage-direction'
import styles from './stage-arrow.module.scss'

export interface StageArrowProps {
  kind: SeatMap['stage']['kind']
  direction: Direction8
  /** Called on a tap; zooms out to the whole plan. */
  onClick: () => void
}

/** Draws an arrow toward the stage at the edge of the map while the stage is not visible. */
export function StageArrow({ kind, direction, onClick }: StageArrowProps) {
  const t = useTexts(seatTexts)
  const stage = t(`stage.${kind}`)
  return (
    <Pressable
      className={classes(styles.arrow, styles[direction])}
      label={[stage, t('zoom.fit')].join(t('common.separator'))}
      onClick={onClick}
    >
      <Icon name="chevron-up" size="s" className={styles.mark} />
      <Text>{stage}</Text>
    </Pressable>
  )
}
