import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FavoriteTour } from '@/api/favorite'
import type { ShowCard as Show } from '@/api/show-card'
import { ListView } from '../../lists/list-view'
import { AsyncView } from '../../screen/async-view'
import { ShowCard } from '../../show/show-card/show-card'
import { ShowCardSkeletons } from '../../show/show-card/show-card-skeletons'
import { useTexts } from '../../texts'
import { Empty } from '../../ui/empty/empty'
import { Section } from '../../ui/section/section'
import { Segmented } from '../../ui/segmented/segmented'
import { linkTo } from '@/router/link-to'
import { FavoriteRow } from './favorite-row/favorite-row'
import type { FavoritesModel, FavoriteTab } from './favorites.model'
import styles from './favorites.module.scss'
import { TourRow } from './tour-row/tour-row'

const TABS: readonly FavoriteTab[] = ['SHOW', 'TOUR']

const keyOf = ({ showId }: Show): string => showId

/** Draws the buyer's favorite shows and tours. */
export const Favorites = observer(({ model }: { model: FavoritesModel }) => {
  const t = useTexts()
  const { marks, tab } = model
  const skeleton = <ShowCardSkeletons count={4} className={styles.grid} />
  const empty = (
    <Empty
      scene="no-result"
      sentence={t('favorite.empty')}
      hint={t('favorite.emptyHint')}
      action={{ text: t('button.browse'), to: linkTo('all') }}
    />
  )
  const ofTours = (tours: FavoriteTour[]) =>
    tours.length === 0 ? (
      empty
    ) : (
      <View className={styles.grid}>
        {tours.map((tour) => (
          <FavoriteRow key={tour.tourId} marks={marks} target={{ kind: 'TOUR', id: tour.tourId }} name={tour.tourName}>
            <TourRow tour={tour} />
          </FavoriteRow>
        ))}
      </View>
    )
  return (
    <View className={styles.page}>
      <Segmented
        look="pill"
        className={styles.tabs}
        label={t('favorite.title')}
        options={TABS.map((value) => ({ value, text: t(`favorite.tab.${value}`) }))}
        value={tab}
        onChange={model.setTab}
      />
      {tab === 'SHOW' ? (
        <>
          <ListView list={model.shows} keyOf={keyOf} className={styles.grid} skeleton={skeleton} empty={empty}>
            {(show, index) => (
              <FavoriteRow marks={marks} target={{ kind: 'SHOW', id: show.showId }} name={show.showName}>
                <ShowCard show={show} eager={index < 4} />
              </FavoriteRow>
            )}
          </ListView>
          {model.related.length > 0 && (
            <Section className={styles.related} title={t('favorite.related')}>
              <View className={styles.grid}>
                {model.related.map((show) => (
                  <ShowCard key={show.showId} show={show} />
                ))}
              </View>
            </Section>
          )}
        </>
      ) : (
        <AsyncView of={model.tours} skeleton={skeleton}>
          {ofTours}
        </AsyncView>
      )}
    </View>
  )
})
