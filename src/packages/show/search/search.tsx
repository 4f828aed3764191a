import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { useModel } from '@/components/screen/use-model'
import { SearchHead } from '@/components/search/search-head/search-head'
import { type Suggestion, SuggestionList, suggestionsOf } from '@/components/search/suggestion-list/suggestion-list'
import { useCombobox } from '@/components/search/use-combobox'
import { useServices } from '@/components/services'
import { useDesktop } from '@/components/shell/use-desktop'
import { usePageTitle } from '@/components/shell/use-page-title'
import { useTexts } from '@/components/texts'
import { noteInAddress } from '@/router/note-in-address'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { showTexts } from '@/locales/namespaces/show'
import { SearchResults } from './parts/search-results/search-results'
import { SearchStart } from './parts/search-start/search-start'
import styles from './search.module.scss'
import { SearchModel } from './search.model'

function Search({ params }: { params: RouteParams<'search'> }) {
  const t = useTexts(showTexts)
  const desktop = useDesktop()
  const { navigate } = useServices()
  const model = useModel((deps) => new SearchModel(deps, params))
  usePageTitle(t('search.title'))
  useReachBottom(() => void (model.phase === 'results' && model.results.more()))
  // Stores the keyword in the address, so that the results are the same after a reload, in a copied link, and after
  // visiting a show.
  useEffect(() => noteInAddress('search', model.keywords), [model.keywords])
  const typing = model.phase === 'typing'
  const rows = typing ? suggestionsOf(model.field) : []
  const keys = useCombobox(rows.length)
  const choose = (row: Suggestion): void => {
    if (row.kind === 'show') void navigate.open('show-detail', { showId: row.show.showId })
    else void model.search(row.keyword)
  }
  const confirm = (text: string): void => {
    const row = rows[keys.active]
    if (row) choose(row)
    else void model.search(text)
    keys.clear()
  }
  const suggestions = typing && (
    <View
      className={desktop ? styles.dropdown : undefined}
      id={keys.list}
      role="listbox"
      ariaLabel={t('search.suggestions')}
    >
      <SuggestionList rows={rows} keys={keys} onChoose={choose} />
    </View>
  )
  // On desktop, suggestions are an overlay below the field; on phones they replace the content.
  const below =
    model.searched === '' || model.phase === 'start' ? <SearchStart model={model} /> : <SearchResults model={model} />
  return (
    <View className={styles.search} onKeyDown={keys.handleKeyDown}>
      <SearchHead
        title={t('search.title')}
        value={model.field.typed}
        prompt={model.prompt || t('home.searchPrompt')}
        onInput={model.type}
        onConfirm={confirm}
        combobox={keys.field}
        focus={model.phase === 'start'}
      >
        {desktop && suggestions}
      </SearchHead>
      <View className={styles.content}>{desktop || !typing ? below : suggestions}</View>
    </View>
  )
}

export default screen('search', Search)
