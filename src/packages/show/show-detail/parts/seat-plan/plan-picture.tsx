import { Canvas, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId, useState } from 'react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { showTexts } from '@/locales/namespaces/show'
import { paintPlan } from '@/seatmap/plan'
import { seatMapTheme } from '@/styles/seat-map-theme'
import type { LoadedPlan } from './seat-plan.model'
import styles from './seat-plan.module.scss'

/** The house on a canvas as large as its frame. */
export const PlanPicture = observer(({ plan }: { plan: LoadedPlan }) => {
  const t = useTexts(showTexts)
  const { platform, stores } = useServices()
  const { theme } = stores.preferences
  // Selectors of hosts take no colons.
  const id = `plan${useId().replace(/\W/g, '')}`
  const [failed, setFailed] = useState(false)
  const stage = t(`plan.stage.${plan.house.map.stage.kind}`)
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
