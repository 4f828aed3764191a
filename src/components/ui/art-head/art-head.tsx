import { Text, View } from '@tarojs/components'
import type { DrawnWidth } from '@/domain/drawn-picture'
import { Picture } from '../picture/picture'
import styles from './art-head.module.scss'

export interface ArtHeadProps {
  /** URL of the picture. */
  src: string
  /** Dominant color (`#rrggbb`), shown until the picture is there. */
  color: string
  /** How wide the picture is drawn. */
  width: DrawnWidth
  /** Heading of level 2, on the picture. */
  title: string
  /** A line below it. */
  note: string
  /** In the corner, such as `1/2`; '' for nothing. */
  corner?: string
}

/** The art of a show as the head of a card, with its name on it. */
export function ArtHead({ src, color, width, title, note, corner = '' }: ArtHeadProps) {
  return (
    <View className={styles.head} style={color ? { backgroundColor: color } : {}}>
      <Picture className={styles.art} src={src} alt="" width={width} eager />
      {corner && <Text className={styles.corner}>{corner}</Text>}
      <View className={styles.words}>
        <View className={styles.title} role="heading" ariaLevel={2}>
          <Text>{title}</Text>
        </View>
        <Text className={styles.note}>{note}</Text>
      </View>
    </View>
  )
}
