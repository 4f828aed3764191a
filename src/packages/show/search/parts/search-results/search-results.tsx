import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FavoriteMarks } from '@/components/favorite/favorite-marks'
import { HeartedCard } from '@/components/favorite/hearted-card/hearted-card'
import { ListView } from '@/components/lists/list-view'
import { comesAtOnce } from '@/components/lists/picture-turn'
import { VirtualList } from '@/components/lists/virtual-list'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useDesktop } from '@/components/shell/use-desktop'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeletons } from '@/components/show/show-card/show-card-skeletons'
import { useTexts } from '@/components/texts'
import { heldShows } from '@/components/ticket/coming-tickets'
import { classes } from '@/components/ui/classes'
import { Chip } from '@/components/ui/chip/chip'
import { Empty } from '@/components/ui/empty/empty'
import { Section } from '@/components/ui/section/section'
import { joinFacts } from '@/lib/join-facts'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import type { SearchModel } from '../../search.model'
import styles from './search-results.module.scss'

const keyOf = ({ showId }: { showId: string }): string => showId

/** Draws the search results. Without results, draws recommended shows. */
export const SearchResults = observer(({ model }: { model: SearchModel }) => {
  const t = useTexts(showTexts)
  const size = useDesktop() ? 'medium' : 'small'
  const { corrected, results, total } = model
  const found = !results.empty && results.status !== 'failed'
  const marks = useModel((deps) => new FavoriteMarks(deps))
  return (
    <>
      {found && (
        <View className={styles.count} role="status">
          {results.loaded
            ? joinFacts([
                corrected && t('search.corrected', { keyword: corrected }),
                t('search.results', { count: total }),
              ])
            : ''}
        </View>
      )}
      <View className={classes(styles.narrow, found && styles.reserved)}>
        {found && results.loaded && !model.everywhere && (
          <Chip icon="filter" to={linkTo('all', { keyword: model.searched })}>
            {t('search.filter')}
          </Chip>
        )}
        <OtherCities model={model} />
      </View>
      <ListView
        list={results}
        keyOf={keyOf}
        className={styles.grid}
        skeleton={<CardSkeletons />}
        empty={<NothingFound model={model} />}
      >
        {(show, index) => <HeartedCard marks={marks} show={show} size={size} eager={comesAtOnce(index)} />}
      </ListView>
    </>
  )
})

/** Draws a link to the results in all cities, or back to the chosen city. */
const OtherCities = observer(({ model: { everywhere, elsewhere, searchEverywhere } }: { model: SearchModel }) => {
  const t = useTexts(showTexts)
  const city = useServices().stores.city.site?.cityName ?? ''
  if (everywhere ? city === '' : elsewhere === 0) return null
  return (
    <Chip icon="location" onClick={() => void searchEverywhere(!everywhere)}>
      {everywhere ? t('search.onlyHere', { city }) : t('search.elsewhere', { count: elsewhere })}
    </Chip>
  )
})

const NothingFound = observer(({ model: { searched, recommended } }: { model: SearchModel }) => {
  const t = useTexts(showTexts)
  const size = useDesktop() ? 'medium' : 'small'
  const shows = useModel(heldShows).without(recommended.value ?? [])
  return (
    <>
      <Empty
        scene="no-result"
        sentence={t('search.empty', { keyword: searched })}
        hint={t('search.emptyHint')}
        action={{ text: t('button.viewAll'), to: linkTo('all') }}
      />
      {shows.length > 0 && (
        <Section title={t('search.recommended')}>
          <VirtualList items={shows} keyOf={keyOf} className={styles.grid}>
            {(show) => <ShowCard show={show} size={size} />}
          </VirtualList>
        </Section>
      )}
    </>
  )
})

function CardSkeletons() {
  const size = useDesktop() ? 'medium' : 'small'
  return <ShowCardSkeletons count={5} size={size} className={styles.grid} />
}
