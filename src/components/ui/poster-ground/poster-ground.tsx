import { View } from '@tarojs/components'
import { posterGround } from '@/styles/poster-ground'
import { classes } from '../classes'
import { Picture, type PictureProps } from '../picture/picture'
import styles from './poster-ground.module.scss'

interface PosterGroundProps {
  posterUrl: string
  /** Dominant colour of the poster, `#rrggbb`. */
  posterColor: string
  /** Width of the poster on it: both use one file. */
  width: PictureProps['width']
  eager: PictureProps['eager']
  className?: string
}

/** Background that fills its container (`position: relative`): colour, the blurred poster, and the colour over it. */
export function PosterGround({ posterUrl, posterColor, width, eager, className }: PosterGroundProps) {
  const backgroundColor = posterGround(posterColor)
  return (
    <View className={classes(styles.ground, className)} style={{ backgroundColor }} ariaHidden>
      {posterUrl !== '' && <Picture src={posterUrl} alt="" width={width} eager={eager} className={styles.blurred} />}
      <View className={styles.veil} style={{ backgroundColor }} />
    </View>
  )
}
