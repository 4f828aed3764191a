import { View } from '@tarojs/components'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { drawnWidth } from '@/domain/drawn-picture'
import styles from './packet.module.scss'

const WIDTH = drawnWidth(64)

/** Draws the avatar of a buyer. Draws a placeholder icon if there is no picture. */
export function Avatar({ src, large = false }: { src: string; large?: boolean }) {
  return (
    <View className={large ? styles.largeFace : styles.face} ariaHidden>
      {src ? <Picture className={styles.picture} src={src} alt="" width={WIDTH} /> : <Icon name="user" size="m" />}
    </View>
  )
}
