import { Text, View } from '@tarojs/components'
import { drawnWidth } from '@/domain/drawn-picture'
import { Poster } from '../poster/poster'
import { PosterGround } from '../poster-ground/poster-ground'
import styles from './art-head.module.scss'

const POSTER = drawnWidth(84)

export interface ArtHeadProps {
  /** URL of the poster. */
  src: string
  /** Dominant color (`#rrggbb`). */
  color: string
  /** Title, drawn as a heading of level 2. */
  title: string
  /** A line below the title. */
  note: string
  /** A state below the note, or ''. */
  mark?: string
  /** Text in the corner, such as `1/2`, or ''. */
  corner?: string
}

/** Draws the poster of a show over a blurred copy of itself, with the name beside it: the head of a card. */
export function ArtHead({ src, color, title, note, mark = '', corner = '' }: ArtHeadProps) {
  return (
    <View className={styles.head}>
      <PosterGround posterUrl={src} posterColor={color} width={POSTER} eager />
      <View className={styles.poster}>
        <Poster src={src} color={color} width={POSTER} eager />
      </View>
      <View className={styles.text}>
        <View className={styles.title} role="heading" ariaLevel={2}>
          <Text>{title}</Text>
        </View>
        <Text className={styles.note}>{note}</Text>
        {mark && <Text className={styles.mark}>{mark}</Text>}
      </View>
      {corner && <Text className={styles.corner}>{corner}</Text>}
    </View>
  )
}
