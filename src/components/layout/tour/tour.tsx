import { View } from '@tarojs/components'
import { linkTo } from '@/router/link-to'
import { useTexts } from '../../texts'
import { Poster } from '../../ui/poster/poster'
import { Section } from '../../ui/section/section'
import { Pressable } from '../../ui/pressable/pressable'
import type { PartProps } from '../part'
import { HorizontalList } from '../horizontal-list/horizontal-list'
import { useMore } from '../use-target'
import { drawnWidth } from '@/domain/drawn-picture'
import textStyles from '@/styles/text.module.scss'
import boxStyles from '@/styles/box.module.scss'
import styles from './tour.module.scss'

const POSTER = drawnWidth(72)

/** Draws tours that visit this city, with their cities in the order of the tour. */
export function Tour({ component: { title, subTitle, moreTarget, tours } }: PartProps<'TOUR'>) {
  const t = useTexts()
  const more = useMore(moreTarget)
  if (tours.length === 0) return null
  return (
    <Section title={title || t('show.tour')} note={subTitle} more={more}>
      <HorizontalList cardClass={styles.place} columns={3}>
        {tours.map((tour) => (
          <Pressable key={tour.tourId} className={styles.card} to={linkTo('tour-detail', { tourId: tour.tourId })}>
            <View className={styles.poster}>
              <Poster src={tour.posterUrl} color={tour.posterColor} width={POSTER} />
            </View>
            <View className={boxStyles.fillColumn}>
              <View className={textStyles.itemLines}>{tour.tourName}</View>
              <View className={styles.line}>{tour.displayShowTime}</View>
              <View className={styles.cities}>{tour.cityNames.join(' → ')}</View>
            </View>
          </Pressable>
        ))}
      </HorizontalList>
    </Section>
  )
}
