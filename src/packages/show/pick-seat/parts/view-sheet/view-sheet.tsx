import { Canvas, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId, useState } from 'react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Sheet } from '@/components/ui/sheet/sheet'
import type { SeatMap } from '@/domain/seat/seat-map'
import { seatTexts } from '@/locales/namespaces/seat'
import textStyles from '@/styles/text.module.scss'
import type { PickSeatModel } from '../../pick-seat.model'
import { seatLabel } from '../../seat-labels'
import { paintSeatView, type PaintedView } from './paint-seat-view'
import styles from './view-sheet.module.scss'

/** Draws a sheet with the view from a seat. The view is calculated when the sheet opens. */
export const ViewSheet = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const { viewed, picking } = model
  const map = picking?.loaded?.map
  const open = viewed >= 0 && map !== undefined
  return (
    <Sheet open={open} onClose={() => model.showViewFrom(-1)} title={t('view.title')}>
      {open && <SeatView map={map} seat={viewed} />}
    </Sheet>
  )
})

const SeatView = observer(({ map, seat }: { map: SeatMap; seat: number }) => {
  const t = useTexts(seatTexts)
  const { platform, stores } = useServices()
  const { theme } = stores.preferences
  // Element selectors of mini program hosts do not support colons.
  const id = `view${useId().replace(/\W/g, '')}`
  const [painted, setPainted] = useState<PaintedView | null>(null)
  useEffect(() => {
    let disposed = false
    void paintSeatView(platform, id, { map, seat, dark: theme === 'dark' }).then((view) => {
      if (!disposed) setPainted(view)
    })
    return () => {
      disposed = true
    }
  }, [platform, id, map, seat, theme])
  const label = seatLabel(t, map, seat)
  return (
    <View className={styles.view}>
      {painted?.kind !== 'failed' && (
        <View
          className={styles.frame}
          role="img"
          ariaLabel={t('view.picture', { place: label })}
          ariaBusy={painted === null}
        >
          <Canvas className={styles.canvas} type="2d" id={id} ariaHidden />
        </View>
      )}
      <Text className={styles.place}>{label}</Text>
      {painted?.kind === 'failed' && <Text>{t('view.none')}</Text>}
      {painted?.kind === 'painted' && (
        <>
          <Text>{t('view.distance', { metres: Math.round(painted.distance) })}</Text>
          <Text className={textStyles.meta}>{t('view.drawn')}</Text>
        </>
      )}
    </View>
  )
})
