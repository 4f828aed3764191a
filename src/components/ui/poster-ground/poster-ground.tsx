import { View } from '@tarojs/components'
import { posterGround } from '@/styles/poster-ground'
import { classes } from '../classes'
import { Picture, type PictureProps } from '../picture/picture'
import styles from './poster-ground.module.scss'

interface PosterGroundProps {
  posterUrl: string
  /** Dominant color of the poster, `#rrggbb`. */
  posterColor: string
  /** Width of the poster in front of the background, so that both use the same file. */
  width: PictureProps['width']
  eager: PictureProps['eager']
  className?: string
}

/**
 * Draws a background that fills its container (`position: relative`): the color, the blurred poster above it, and a
 * layer of the color on top.
 */
export function PosterGround({ posterUrl, posterColor, width, eager, className }: PosterGroundProps) {
  const backgroundColor = posterGround(posterColor)
  return (
    <View className={classes(styles.ground, className)} style={{ backgroundColor }} ariaHidden>
      {posterUrl !== '' && <Picture src={posterUrl} alt="" width={width} eager={eager} className={styles.blurred} />}
      <View className={styles.veil} style={{ backgroundColor }} />
    </View>
  )
}
