import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { useModel } from '@/components/screen/use-model'
import { useDesktop } from '@/components/shell/use-desktop'
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
import { useSuggestionKeys } from './use-suggestion-keys'

function Search({ params }: { params: RouteParams<'search'> }) {
  const t = useTexts(showTexts)
  const desktop = useDesktop()
  const model = useModel((deps) => new SearchModel(deps, params))
  usePageTitle(t('search.title'))
  useReachBottom(() => void (model.phase === 'results' && model.results.more()))
  // A reload, a copied link and a return from a show find the same results.
  useEffect(() => noteInAddress('search', model.keywords), [model.keywords])
  const typing = model.phase === 'typing'
  const { fieldId, idOf, handleKeyDown } = useSuggestionKeys(typing ? model.suggestions.length + 1 : 0)
  const suggestions = typing && (
    <SearchSuggestions model={model} idOf={idOf} className={desktop ? styles.dropdown : undefined} />
  )
  // A desktop's suggestions hang from the field, over what is there; a phone's take its place.
  const below =
    model.searched === '' || model.phase === 'start' ? <SearchStart model={model} /> : <SearchResults model={model} />
  return (
    <View className={styles.search} onKeyDown={handleKeyDown}>
      <SearchHead model={model} fieldId={fieldId}>
        {desktop && suggestions}
      </SearchHead>
      <View className={styles.content}>{desktop || !typing ? below : suggestions}</View>
    </View>
  )
}

export default screen('search', Search)
