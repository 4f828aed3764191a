import { View } from '@tarojs/components'
import styles from './tier-swatch.module.scss'

/** Draws the color of a tier on the map, which `SeatPicking.colors` contains. */
export function TierSwatch({ color }: { color: string | undefined }) {
  return <View className={styles.swatch} style={color ? { backgroundColor: color } : undefined} ariaHidden />
}
