import { Canvas, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId, useState } from 'react'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Chip } from '@/components/ui/chip/chip'
import { Icon } from '@/components/ui/icon/icon'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { Pressable } from '@/components/ui/pressable/pressable'
import { seatTexts } from '@/locales/namespaces/seat'
import { gesturesOn } from '@/platform/gestures'
import textStyles from '@/styles/text.module.scss'
import { MapView } from '../../map/map-view'
import type { PickSeatModel } from '../../pick-seat.model'
import { seatName } from '../../seat-labels'
import { SeatTip } from '../seat-tip/seat-tip'
import { SectionPicker } from '../section-picker/section-picker'
import { StageArrow } from '../stage-arrow/stage-arrow'
import styles from './seat-map.module.scss'

/** Draws the map: a canvas with gestures and keys, zoom buttons, and a live region for screen readers. */
export const SeatMap = observer(({ model, hidden }: { model: PickSeatModel; hidden: boolean }) => {
  const t = useTexts(seatTexts)
  // Element selectors of mini program hosts do not support colons.
  const id = `seats${useId().replace(/\W/g, '')}`
  const view = useModel((deps) => new MapView({ ...deps, gesturesOn }, model, id))
  const [jumping, setJumping] = useState(false)
  useEffect(() => void view.attach(), [view])
  const { picking } = model
  const isHeld = Boolean(model.checkout?.holding.hold)
  // Other components of the page change the map's box, and some hosts do not report such a change.
  useEffect(
    () => void view.gestures.measure(),
    [view, isHeld, model.action?.kind, picking?.loaded, picking?.chosen.length],
  )
  const handleKeyDown = (event: { key: string; ctrlKey?: boolean; metaKey?: boolean; preventDefault: () => void }) => {
    if (!event.ctrlKey && !event.metaKey && view.key(event.key)) event.preventDefault()
  }
  const code = picking?.loaded?.map.sections[model.section]?.code
  const several = (picking?.loaded?.map.sections.length ?? 0) > 1
  return (
    <View className={classes(styles.frame, hidden && styles.hidden)}>
      <View
        className={styles.region}
        role="application"
        ariaLabel={t('map.label', { count: picking?.loaded?.map.seatCount ?? 0 })}
        tabIndex={0}
        onKeyDown={handleKeyDown}
        onBlur={view.blur}
      >
        <Canvas className={styles.canvas} type="2d" id={id} disableScroll ariaHidden {...view.gestures.handlers} />
      </View>
      {view.state === 'mounting' && (
        <View className={styles.wait} role="status" ariaLabel={t('map.loading')}>
          <Skeleton shape="block" width="100%" height="100%" />
        </View>
      )}
      {view.hovered && <SeatTip model={model} hovered={view.hovered} />}
      {picking?.loaded && view.stageAway && (
        <StageArrow kind={picking.loaded.map.stage.kind} direction={view.stageAway} onClick={view.fit} />
      )}
      {view.state === 'shown' && (
        <View className={styles.tools}>
          {several && (
            <Chip
              className={styles.jump}
              icon="list"
              selected={code !== undefined}
              label={code === undefined ? undefined : t('list.section', { section: code })}
              opens
              onClick={() => setJumping(true)}
            >
              {code ?? t('jump.title')}
            </Chip>
          )}
          <View className={styles.zoom}>
            <Pressable className={styles.act} label={t('zoom.in')} onClick={view.zoomIn}>
              <Icon name="plus" />
            </Pressable>
            <Pressable className={styles.act} label={t('zoom.out')} onClick={view.zoomOut}>
              <Icon name="minus" />
            </Pressable>
            <Pressable className={styles.act} label={t('zoom.fit')} onClick={view.fit}>
              <Icon name="fit" />
            </Pressable>
          </View>
        </View>
      )}
      <View className={textStyles.hidden} role="status">
        {picking && view.focused >= 0 && <Text>{seatName(t, picking, view.focused, model.hiding)}</Text>}
      </View>
      <SectionPicker model={model} open={jumping} onClose={() => setJumping(false)} onChoose={view.goTo} />
    </View>
  )
})
