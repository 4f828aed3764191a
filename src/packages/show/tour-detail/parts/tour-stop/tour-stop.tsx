import { Text, View } from '@tarojs/components'
import { ShowCard } from '@/components/show/show-card/show-card'
import { useTexts } from '@/components/texts'
import { formatTime } from '@/domain/schedule/local-time'
import { showTexts } from '@/locales/namespaces/show'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { CityStop } from '../../tour-stops'
import styles from './tour-stop.module.scss'

/** Draws a stop of the tour: its number, its city, its first date and its shows. */
export function TourStop({ stop }: { stop: CityStop }) {
  const t = useTexts(showTexts)
  const [first] = stop.shows
  const date =
    first.firstShowTime === null
      ? t('show.dateToBeSet')
      : formatTime(first.firstShowTime, first.utcOffset, t('date.pattern.monthDay'))
  return (
    <View className={styles.stop}>
      <View className={styles.mark} ariaHidden />
      <View className={styles.head}>
        <View className={styles.city} role="heading" ariaLevel={2}>
          {stop.cityName}
        </View>
        <Text className={textStyles.metaNumerals}>{date}</Text>
      </View>
      <View className={boxStyles.stack5}>
        {stop.shows.map((show) => (
          <ShowCard key={show.showId} show={show} />
        ))}
      </View>
    </View>
  )
}
