import { Text, View } from '@tarojs/components'
import type { OrderPacket } from '@/api/packet'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import textStyles from '@/styles/text.module.scss'
import styles from './packet.module.scss'

const WIDTH = drawnWidth(96)

/** Draws the poster and the name of the show whose order has the packet. */
export function ShowArt({ order: { showName, posterUrl, posterColor } }: { order: OrderPacket }) {
  return (
    <>
      <View className={styles.poster}>
        <Poster src={posterUrl} color={posterColor} width={WIDTH} />
      </View>
      <Text className={textStyles.meta}>{showName}</Text>
    </>
  )
}
