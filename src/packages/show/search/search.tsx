import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { useModel } from '@/components/screen/use-model'
import { usePageTitle } from '@/components/shell/use-page-title'
import { useTexts } from '@/components/texts'
import { noteInAddress } from '@/router/note-in-address'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { showTexts } from '@/locales/namespaces/show'
import { SearchHead } from './parts/search-head/search-head'
import { SearchResults } from './parts/search-results/search-results'
import { SearchStart } from './parts/search-start/search-start'
import { SearchSuggestions } from './parts/search-suggestions/search-suggestions'
import styles from './search.module.scss'
import { SearchModel } from './search.model'

const PHASES = { start: SearchStart, typing: SearchSuggestions, results: SearchResults }

function Search({ params }: { params: RouteParams<'search'> }) {
  const t = useTexts(showTexts)
  const model = useModel((deps) => new SearchModel(deps, params))
  usePageTitle(t('search.title'))
  useReachBottom(() => void (model.phase === 'results' && model.results.more()))
  // A reload, a copied link and a return from a show find the same results.
  useEffect(() => noteInAddress('search', model.keywords), [model.keywords])
  const Phase = PHASES[model.phase]
  return (
    <View className={styles.search}>
      <SearchHead model={model} />
      <View className={styles.content}>
        <Phase model={model} />
      </View>
    </View>
  )
}

export default screen('search', Search)
