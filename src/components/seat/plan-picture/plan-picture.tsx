import { Canvas, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId, useState } from 'react'
import { seatTexts } from '@/locales/namespaces/seat'
import { paintPlan } from '@/seatmap/plan'
import { seatMapTheme } from '@/styles/seat-map-theme'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import type { LoadedPlan } from './loaded-plan'
import styles from './plan-picture.module.scss'

/** The house on a canvas as large as its frame. */
export const PlanPicture = observer(({ plan }: { plan: LoadedPlan }) => {
  const t = useTexts(seatTexts)
  const { platform, stores } = useServices()
  const { theme } = stores.preferences
  // Selectors of hosts take no colons.
  const id = `plan${useId().replace(/\W/g, '')}`
  const [failed, setFailed] = useState(false)
  const stage = t(`stage.${plan.house.map.stage.kind}`)
  useEffect(() => {
    let disposed = false
    void platform.mountCanvas(id).then((mounted) => {
      if (disposed) return
      if (mounted.kind !== 'mounted') return setFailed(true)
      const colors = plan.sale.tiers.map(({ color }) => color)
      paintPlan(mounted.surface, plan.house, seatMapTheme(theme, colors), stage)
    })
    return () => {
      disposed = true
    }
  }, [platform, id, plan, theme, stage])
  if (failed) return <Text className={styles.note}>{t('plan.none')}</Text>
  return (
    <View className={styles.picture} role="img" ariaLabel={t('plan.picture', { count: plan.house.map.seatCount })}>
      <Canvas className={styles.canvas} type="2d" id={id} ariaHidden />
    </View>
  )
})
