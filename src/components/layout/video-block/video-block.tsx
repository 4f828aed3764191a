import { View } from '@tarojs/components'
import { drawnWidth } from '@/domain/drawn-picture'
import { filmAddress } from '@/domain/film'
import { GATEWAY } from '@/platform/settings'
import boxStyles from '@/styles/box.module.scss'
import { Film } from '../../film/film'
import { Section } from '../../ui/section/section'
import type { PartProps } from '../part'
import { useMore } from '../use-target'

const POSTER = drawnWidth(343, 896, '92vw')

/** Draws a video: a still picture until a tap, then the host's player in the same box, muted at first. */
export function VideoBlock({ component }: PartProps<'VIDEO'>) {
  const { title, subTitle, moreTarget } = component
  const more = useMore(moreTarget)
  const src = filmAddress(component.videoUrl, GATEWAY)
  if (!src) return null
  const film = (
    <Film key={src} src={src} imageUrl={component.imageUrl} name={component.alt || title} titled width={POSTER} />
  )
  if (!title) return <View className={boxStyles.above6}>{film}</View>
  return (
    <Section title={title} note={subTitle} more={more}>
      {film}
    </Section>
  )
}
