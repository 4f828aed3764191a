import { Text, View } from '@tarojs/components'
import { joinFacts } from '@/lib/join-facts'
import type { ShowBrief } from '@/api/show-brief'
import { Poster } from '@/components/ui/poster/poster'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { drawnWidth } from '@/domain/drawn-picture'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import styles from './show-line.module.scss'

const POSTER = drawnWidth(60)

/** Draws the show as one row with its poster. Draws a skeleton if the show is null. */
export function ShowLine({ show }: { show: ShowBrief | null }) {
  return (
    <View className={styles.show}>
      <View className={styles.poster}>
        {show ? (
          <Poster src={show.posterUrl} color={show.posterColor} width={POSTER} eager />
        ) : (
          <Skeleton shape="poster" />
        )}
      </View>
      <View className={boxStyles.fillColumn1}>
        {show ? (
          <>
            <View className={textStyles.itemLines}>
              <Text>{show.showName}</Text>
            </View>
            <Text className={textStyles.meta}>{joinFacts([show.cityName, show.venueName])}</Text>
          </>
        ) : (
          <>
            <Skeleton height="17px" width="80%" />
            <Skeleton height="13px" width="50%" />
          </>
        )}
      </View>
    </View>
  )
}
