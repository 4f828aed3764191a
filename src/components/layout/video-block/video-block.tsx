import { Text, Video, View } from '@tarojs/components'
import { useState } from 'react'
import { drawnWidth } from '@/domain/drawn-picture'
import { filmAddress } from '@/domain/film'
import { layoutTexts } from '@/locales/namespaces/layout'
import { GATEWAY } from '@/platform/settings'
import boxStyles from '@/styles/box.module.scss'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import { Picture } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import { Section } from '../../ui/section/section'
import type { PartProps } from '../part'
import { useMore } from '../use-target'
import styles from './video-block.module.scss'

const POSTER = drawnWidth(343, 896, '92vw')

/** Draws a video: a still picture until a tap, then the host's player in the same box, muted at first. */
export function VideoBlock({ component }: PartProps<'VIDEO'>) {
  const { title, subTitle, moreTarget } = component
  const more = useMore(moreTarget)
  const src = filmAddress(component.videoUrl, GATEWAY)
  if (!src) return null
  const film = <Film key={src} src={src} imageUrl={component.imageUrl} name={component.alt || title} />
  if (!title) return <View className={boxStyles.above6}>{film}</View>
  return (
    <Section title={title} note={subTitle} more={more}>
      {film}
    </Section>
  )
}

function Film({ src, imageUrl, name }: { src: string; imageUrl: string; name: string }) {
  const t = useTexts(layoutTexts)
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still')
  if (state === 'playing') {
    return (
      <View className={styles.box}>
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
      <Pressable className={styles.box} still onClick={() => setState('playing')}>
        <Picture className={styles.fill} src={imageUrl} alt="" width={POSTER} />
        <View className={styles.disc}>
          <Icon name="play" label={t('layout.play')} />
        </View>
        {name && <View className={styles.text}>{name}</View>}
      </Pressable>
      {state === 'failed' && (
        <View className={styles.failed} role="alert">
          <Text>{t('layout.playFailed')}</Text>
        </View>
      )}
    </>
  )
}
