import { View } from '@tarojs/components'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Poster } from '../../ui/poster/poster'
import { Section } from '../../ui/section/section'
import { Tap } from '../../ui/tap/tap'
import type { PartProps } from '../part'
import { Rail } from '../rail/rail'
import { useMore } from '../use-target'
import styles from './hot-venue.module.scss'

/** Places with what they have on; each opens the search for its name. */
export function HotVenue({ component: { title, subTitle, moreTarget, venues } }: PartProps<'HOT_VENUE'>) {
  const t = useTexts('core')
  const { navigate } = useServices()
  const more = useMore(moreTarget)
  if (venues.length === 0) return null
  return (
    <Section title={title || t('home.venues')} note={subTitle} more={more}>
      <Rail cardClass={styles.place} columns={3}>
        {venues.map((venue) => (
          <Tap
            key={venue.venueId}
            className={styles.card}
            onClick={() => void navigate.open('search', { keywords: venue.venueName })}
          >
            <Poster src={venue.imageUrl} ratio="wide" />
            <View className={styles.name}>{venue.venueName}</View>
            <View className={styles.line}>
              {[venue.cityName, t('home.showCount', { count: venue.showCount })].filter(Boolean).join(' · ')}
            </View>
          </Tap>
        ))}
      </Rail>
    </Section>
  )
}
