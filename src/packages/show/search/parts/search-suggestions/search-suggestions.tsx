import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { joinFacts } from '@/lib/join-facts'
import { showName } from '@/components/show/show-name/show-name'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { drawnWidth } from '@/domain/drawn-picture'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import type { SearchModel } from '../../search.model'
import styles from './search-suggestions.module.scss'

const POSTER = drawnWidth(36)

interface SearchSuggestionsProps {
  model: SearchModel
  /** Id of a row, from 0. */
  idOf: (row: number) => string
  className?: string
}

/** While typing: a row that searches, and suggested shows. */
export const SearchSuggestions = observer(({ model, idOf, className }: SearchSuggestionsProps) => {
  const { typed, suggestions, search } = model
  const t = useTexts(showTexts)
  const keyword = typed.trim()
  return (
    <View className={className} role="region" ariaLabel={t('search.suggestions')} ariaLive="polite">
      <Pressable id={idOf(0)} className={styles.row} still onClick={() => void search(keyword)}>
        <View className={styles.sign}>
          <Icon name="search" size="m" className={styles.icon} />
        </View>
        <View className={styles.name}>{t('search.all', { keyword })}</View>
      </Pressable>
      {suggestions.map((show, index) => (
        <Pressable
          key={show.showId}
          id={idOf(index + 1)}
          className={styles.row}
          still
          to={linkTo('show-detail', { showId: show.showId })}
        >
          <View className={styles.poster}>
            <Poster src={show.posterUrl} color={show.posterColor} width={POSTER} />
          </View>
          <View className={styles.words}>
            <View className={styles.name}>{showName(show)}</View>
            <View className={styles.note}>{joinFacts([show.displayShowTime, show.cityName, show.venueName])}</View>
          </View>
        </Pressable>
      ))}
    </View>
  )
})
