import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowCard as Show } from '@/api/show-card'
import { ErrorState } from '@/components/screen/error-state'
import { ListEnd } from '@/components/lists/list-end'
import { VirtualList } from '@/components/lists/virtual-list'
import { useServices } from '@/components/services'
import { useDesktop } from '@/components/shell/use-desktop'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Section } from '@/components/ui/section/section'
import { showTexts } from '@/locales/namespaces/show'
import type { SearchModel } from '../../search.model'
import styles from './search-results.module.scss'

const PLACES = [0, 1, 2, 3, 4]

/** What was found, or something else worth seeing. */
export const SearchResults = observer(({ model }: { model: SearchModel }) => {
  const t = useTexts(showTexts)
  const { results, total, searched, recommended } = model
  const { navigate } = useServices()
  if (results.status === 'failed') return <ErrorState error={results.error} onRetry={results.reload} />
  if (results.empty) {
    const all = { text: t('button.viewAll'), onClick: () => navigate.switchTab('all') }
    return (
      <>
        <Empty
          scene="no-result"
          sentence={t('search.empty', { keyword: searched })}
          hint={t('search.emptyHint')}
          action={all}
        />
        {recommended.value && recommended.value.length > 0 && (
          <Section title={t('search.recommended')}>
            <Cards shows={recommended.value} />
          </Section>
        )}
      </>
    )
  }
  return (
    <>
      <View className={styles.count} role="status">
        {results.loaded ? t('search.results', { count: total }) : ''}
      </View>
      {results.loaded ? <Cards shows={results.items} /> : <CardsToCome />}
      <ListEnd list={results} skeleton={<CardsToCome />} />
    </>
  )
})

function Cards({ shows }: { shows: readonly Show[] }) {
  const size = useDesktop() ? 'medium' : 'small'
  return (
    <VirtualList items={shows} keyOf={(show) => show.showId} className={styles.grid}>
      {(show) => <ShowCard show={show} size={size} />}
    </VirtualList>
  )
}

function CardsToCome() {
  const size = useDesktop() ? 'medium' : 'small'
  return (
    <View className={styles.grid}>
      {PLACES.map((index) => (
        <ShowCardSkeleton key={index} size={size} />
      ))}
    </View>
  )
}
