import { ScrollView, View } from '@tarojs/components'
import type { FavoriteTour } from '@/api/favorite'
import type { ShowCard as Show } from '@/api/show-card'
import { ListView } from '@/components/lists/list-view'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Section } from '@/components/ui/section/section'
import { Segmented } from '@/components/ui/segmented/segmented'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import styles from './favorite-show.module.scss'
import { FavoriteShowModel, type FavoriteTab } from './favorite-show.model'
import { FavoriteRow } from './parts/favorite-row/favorite-row'
import { TourRow } from './parts/tour-row/tour-row'

const SKELETONS = [0, 1, 2, 3]
const TABS: readonly FavoriteTab[] = ['SHOW', 'TOUR']

const keyOf = ({ showId }: Show): string => showId

/** What the buyer marked with a heart: shows and tours. */
function FavoriteShow() {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new FavoriteShowModel(deps))
  const { marks, tab } = model
  const skeleton = (
    <View className={styles.grid}>
      {SKELETONS.map((index) => (
        <ShowCardSkeleton key={index} />
      ))}
    </View>
  )
  const empty = (
    <Empty
      scene="no-result"
      sentence={t('favorite.empty')}
      hint={t('favorite.emptyHint')}
      action={{ text: t('favorite.toAll'), to: linkTo('all') }}
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
    <>
      <NavBar title={t('favorite.title')} />
      <ScrollView className={styles.scroll} scrollY onScrollToLower={() => void (tab === 'SHOW' && model.shows.more())}>
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
      </ScrollView>
    </>
  )
}

export default screen('favorite-show', FavoriteShow)
