import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { tierColor } from '@/styles/seat-map-theme'
import styles from './tier-swatch.module.scss'

/** The colour of a tier as the map shows it. */
export const TierSwatch = observer(({ color }: { color: string }) => {
  const { theme } = useServices().stores.preferences
  return <View className={styles.swatch} style={{ backgroundColor: tierColor(color, theme) }} ariaHidden />
})
