import { View } from '@tarojs/components'
import { useTexts } from '../../texts'
import { Poster } from '../../ui/poster/poster'
import { Section } from '../../ui/section/section'
import { Pressable } from '../../ui/pressable/pressable'
import type { PartProps } from '../part'
import { HorizontalList } from '../horizontal-list/horizontal-list'
import { useMore } from '../use-target'
import { joinFacts } from '@/lib/join-facts'
import { drawnWidth } from '@/domain/drawn-picture'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './hot-venue.module.scss'

const VENUE = drawnWidth(224, 366)

/** Draws popular venues with their shows. Each venue and show is a link to its page. */
export function HotVenue({ component: { title, subTitle, moreTarget, venues } }: PartProps<'HOT_VENUE'>) {
  const t = useTexts()
  const more = useMore(moreTarget)
  if (venues.length === 0) return null
  return (
    <Section title={title || t('home.venues')} note={subTitle} more={more}>
      <HorizontalList cardClass={styles.place} columns={3}>
        {venues.map((venue) => (
          <Pressable key={venue.venueId} className={styles.card} to={linkTo('venue', { venueId: venue.venueId })}>
            <Poster src={venue.imageUrl} ratio="wide" width={VENUE} />
            <View className={styles.name}>{venue.venueName}</View>
            <View className={textStyles.metaLine}>
              {joinFacts([venue.cityName, t('home.showCount', { count: venue.showCount })])}
            </View>
          </Pressable>
        ))}
      </HorizontalList>
    </Section>
  )
}
