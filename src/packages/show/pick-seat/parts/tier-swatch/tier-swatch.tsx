import { View } from '@tarojs/components'
import styles from './tier-swatch.module.scss'

/** Draws a tier's colour on the map, from `SeatPicking.colors`. */
export function TierSwatch({ color }: { color: string | undefined }) {
  return <View className={styles.swatch} style={color ? { backgroundColor: color } : undefined} ariaHidden />
}
