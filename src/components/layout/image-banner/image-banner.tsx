import { View } from '@tarojs/components'
import { Picture } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import type { PartProps } from '../part'
import { useTarget } from '../use-target'
import { drawnWidth } from '@/domain/drawn-picture'
import styles from './image-banner.module.scss'

const BANNER = drawnWidth(343, 1136, '92vw')

/** Draws a full-width picture. A picture with a link has a visible label; other pictures have an alternative text. */
export function ImageBanner({ component: { imageUrl, alt, target } }: PartProps<'IMAGE'>) {
  const leadsTo = useTarget()
  if (!imageUrl) return null
  if (target.kind === 'NONE') {
    return (
      <View className={styles.banner}>
        <Picture className={styles.picture} src={imageUrl} alt={alt} width={BANNER} />
      </View>
    )
  }
  return (
    <Pressable className={styles.banner} {...leadsTo(target)}>
      <Picture className={styles.picture} src={imageUrl} alt="" width={BANNER} />
      <View className={styles.text}>{alt}</View>
    </Pressable>
  )
}
