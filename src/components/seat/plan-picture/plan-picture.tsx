import { Canvas, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId, useState } from 'react'
import { seatTexts } from '@/locales/namespaces/seat'
import type { Surface } from '@/platform/canvas/contract'
import { paintPlan } from '@/seatmap/plan'
import { seatMapTheme } from '@/styles/seat-map-theme'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import type { LoadedPlan } from './loaded-plan'
import styles from './plan-picture.module.scss'

export interface PlanPictureProps {
  plan: LoadedPlan
  /** Id of the selected tier, '' without a selection. Other tiers are drawn faintly. */
  tier?: string | undefined
}

/** Draws the seat plan on a canvas that fills its frame. */
export const PlanPicture = observer(({ plan, tier = '' }: PlanPictureProps) => {
  const t = useTexts(seatTexts)
  const { platform, stores } = useServices()
  const { theme } = stores.preferences
  // Selectors of mini programs do not support colons.
  const id = `plan${useId().replace(/\W/g, '')}`
  const [surface, setSurface] = useState<Surface | 'failed' | null>(null)
  const stage = t(`stage.${plan.house.map.stage.kind}`)
  useEffect(() => {
    let disposed = false
    void platform.mountCanvas(id).then((mounted) => {
      if (!disposed) setSurface(mounted.kind === 'mounted' ? mounted.surface : 'failed')
    })
    return () => {
      disposed = true
    }
  }, [platform, id])
  useEffect(() => {
    if (!surface || surface === 'failed') return
    const { house, sale } = plan
    const colors = sale.tiers.map(({ color }) => color)
    const only = sale.tiers.findIndex(({ seatPlanId }) => seatPlanId === tier)
    paintPlan(surface, house, seatMapTheme(theme, colors), stage, only < 0 ? null : only)
  }, [surface, plan, theme, stage, tier])
  if (surface === 'failed') return <Text className={styles.note}>{t('plan.none')}</Text>
  return (
    <View className={styles.picture} role="img" ariaLabel={t('plan.picture', { count: plan.house.map.seatCount })}>
      <Canvas className={styles.canvas} type="2d" id={id} ariaHidden />
    </View>
  )
})
