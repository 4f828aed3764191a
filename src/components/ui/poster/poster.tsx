import { View } from '@tarojs/components'
import { useState } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Picture, type PictureProps } from '../picture/picture'
import styles from './poster.module.scss'

export interface PosterProps {
  /** URL of the picture; '' draws the placeholder. */
  src: string
  /** Alternative text; '' if the name is beside the picture. */
  alt?: string
  /** Dominant color (`#rrggbb`), shown until the picture has loaded. */
  color?: string
  /**
   * Aspect ratio: poster is 3:4 (default), wide is 16:9, square is 1:1. A number is the height divided by the width.
   */
  ratio?: 'poster' | 'wide' | 'square' | number
  /** Width at which the picture is drawn. */
  width: PictureProps['width']
  /**
   * True for a picture in the first view, which is requested at once. Use `first` for the largest picture, which is
   * requested before all others.
   */
  eager?: PictureProps['eager']
  className?: string
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`

/** Draws a framed picture: its color first, then the picture, or a placeholder on failure. Fills its parent's width. */
export function Poster({ src, alt = '', color, width, ratio = 'poster', eager = false, className }: PosterProps) {
  const [failed, setFailed] = useState('')
  const broken = src === '' || failed === src
  return (
    <View
      className={classes(styles.frame, typeof ratio === 'string' && styles[ratio], className)}
      style={{
        ...(color && { backgroundColor: color }),
        ...(typeof ratio === 'number' && { paddingTop: percent(ratio) }),
      }}
    >
      {broken ? (
        <View className={styles.standIn} role={alt ? 'img' : undefined} ariaLabel={alt || undefined}>
          <Icon name="ticket" size="xl" />
        </View>
      ) : (
        <Picture
          className={styles.picture}
          src={src}
          alt={alt}
          width={width}
          eager={eager}
          onError={() => setFailed(src)}
        />
      )}
    </View>
  )
}
