import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FavoriteMarks } from '@/components/favorite/favorite-marks'
import { HeartedCard } from '@/components/favorite/hearted-card/hearted-card'
import { ListView } from '@/components/lists/list-view'
import { useModel } from '@/components/screen/use-model'
import { useDesktop } from '@/components/shell/use-desktop'
import { ShowCardSkeletons } from '@/components/show/show-card/show-card-skeletons'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Section } from '@/components/ui/section/section'
import { drawnWidth } from '@/domain/drawn-picture'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import type { VenueModel } from '../../venue.model'
import styles from './venue-shows.module.scss'

/** Size of a poster on desktop, where four columns are beside the address. */
const POSTER = drawnWidth(173)

const keyOf = ({ showId }: { showId: string }): string => showId

/** Draws the upcoming shows of the venue in chronological order. */
export const VenueShows = observer(({ model: { shows, total } }: { model: VenueModel }) => {
  const t = useTexts(showTexts)
  const desktop = useDesktop()
  const marks = useModel((deps) => new FavoriteMarks(deps))
  const size = desktop ? 'medium' : 'small'
  // Reserves a line for the count, so that the cards do not move when the count loads.
  const counted = shows.loaded ? t('list.result', { count: total }) : '\u00a0'
  const skeleton = <ShowCardSkeletons count={4} size={size} className={styles.grid} />
  const empty = (
    <Empty
      compact
      scene="no-ticket"
      sentence={t('venue.empty')}
      hint={t('venue.emptyHint')}
      action={{ text: t('detail.toAll'), to: linkTo('all') }}
    />
  )
  return (
    <Section title={t('venue.shows')} note={shows.empty || shows.status === 'failed' ? undefined : counted}>
      <View className={styles.list}>
        <ListView list={shows} keyOf={keyOf} className={styles.grid} skeleton={skeleton} empty={empty} compact>
          {(show) => <HeartedCard marks={marks} show={show} size={size} posterWidth={desktop ? POSTER : undefined} />}
        </ListView>
      </View>
    </Section>
  )
})
