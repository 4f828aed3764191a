import { Text, Video, View } from '@tarojs/components'
import { useState } from 'react'
import type { DrawnWidth } from '@/domain/drawn-picture'
import { filmAddress } from '@/domain/film'
import { layoutTexts } from '@/locales/namespaces/layout'
import { GATEWAY } from '@/platform/settings'
import { useTexts } from '../texts'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon/icon'
import { Picture } from '../ui/picture/picture'
import { Pressable } from '../ui/pressable/pressable'
import styles from './film.module.scss'

export interface FilmProps {
  /** Address that `filmAddress` returned. */
  src: string
  imageUrl: string
  /** Accessible name of the player. */
  name: string
  /** True to show the name over the still picture. */
  titled?: boolean
  /** Width at which the still picture is drawn. */
  width: DrawnWidth
  /** True for a square box; 16:9 by default. */
  square?: boolean
}

/** Draws a film: a still picture until a tap, then the host's player in the same box, muted at first. */
export function Film({ src, imageUrl, name, titled = false, width, square = false }: FilmProps) {
  const t = useTexts(layoutTexts)
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still')
  const box = classes(styles.box, square && styles.square)
  if (state === 'playing') {
    return (
      <View className={box}>
        <Video
          className={styles.fill}
          src={src}
          poster={filmAddress(imageUrl, GATEWAY)}
          ariaLabel={name}
          autoplay
          muted
          controls
          onEnded={() => setState('still')}
          onError={() => setState('failed')}
        />
      </View>
    )
  }
  return (
    <>
      <Pressable className={box} still onClick={() => setState('playing')}>
        <Picture className={styles.fill} src={imageUrl} alt="" width={width} />
        <View className={styles.disc}>
          <Icon name="play" label={t('layout.play')} />
        </View>
        {titled && name && <View className={styles.text}>{name}</View>}
      </Pressable>
      {state === 'failed' && (
        <View className={styles.failed} role="alert">
          <Text>{t('layout.playFailed')}</Text>
        </View>
      )}
    </>
  )
}
