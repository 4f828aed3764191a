import { View } from '@tarojs/components'
import type { FavoriteTour } from '@/api/favorite'
import { useTexts } from '../../../texts'
import { Poster } from '../../../ui/poster/poster'
import { Pressable } from '../../../ui/pressable/pressable'
import { FIRST_PICTURES } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import styles from './tour-row.module.scss'

/** Draws a tour: its poster, name, cities, and number of shows. */
export function TourRow({ tour }: { tour: FavoriteTour }) {
  const t = useTexts()
  const { tourId, tourName, posterUrl, posterColor, cityNames, showCount } = tour
  return (
    <Pressable className={styles.tour} to={linkTo('tour-detail', { tourId })}>
      <Poster src={posterUrl} color={posterColor} width={FIRST_PICTURES.row} className={styles.picture} />
      <View className={boxStyles.fillColumn1}>
        <View className={textStyles.itemLines}>{tourName}</View>
        <View className={textStyles.metaLine}>{joinFacts(cityNames)}</View>
        <View className={textStyles.metaLine}>{t('home.showCount', { count: showCount })}</View>
      </View>
    </Pressable>
  )
}
