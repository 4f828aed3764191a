import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowCard } from '@/api/show-card'
import { drawnWidth } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import boxStyles from '@/styles/box.module.scss'
import { showName } from '../../show/show-name/show-name'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/names'
import { Poster } from '../../ui/poster/poster'
import { Pressable } from '../../ui/pressable/pressable'
import type { SearchFieldModel } from '../search-field.model'
import type { useCombobox } from '../use-combobox'
import styles from './suggestion-list.module.scss'

const POSTER = drawnWidth(36)

/** A row: a keyword to search for, or a show to open. */
export type Suggestion = { kind: 'search' | 'recent' | 'hot'; keyword: string } | { kind: 'show'; show: ShowCard }

/** Returns the rows shown while the visitor types: a row that starts the search, and rows of suggested shows. */
export const suggestionsOf = ({ keyword, suggestions }: SearchFieldModel): Suggestion[] => [
  { kind: 'search', keyword },
  ...suggestions.map((show) => ({ kind: 'show' as const, show })),
]

export interface SuggestionListProps {
  rows: readonly Suggestion[]
  /** Index of the first row within all rows of the field. */
  from?: number
  keys: Pick<ReturnType<typeof useCombobox>, 'active' | 'idOf'>
  onChoose: (row: Suggestion) => unknown
  /** Heading of the rows, if the field has several groups of rows. */
  title?: string
}

const ICONS: Record<'search' | 'recent' | 'hot', IconName> = { search: 'search', recent: 'clock', hot: 'search' }

/** Draws rows of the list below a search field. */
export const SuggestionList = observer(({ rows, from = 0, keys, onChoose, title }: SuggestionListProps) => {
  if (rows.length === 0) return null
  return (
    <View role={title ? 'group' : 'presentation'} ariaLabel={title}>
      {title && (
        <View className={styles.title} ariaHidden>
          {title}
        </View>
      )}
      {rows.map((row, index) => (
        <Pressable
          key={row.kind === 'show' ? row.show.showId : row.keyword}
          id={keys.idOf(from + index)}
          className={classes(styles.row, from + index === keys.active && styles.active)}
          role="option"
          ariaSelected={from + index === keys.active}
          still
          to={row.kind === 'show' ? linkTo('show-detail', { showId: row.show.showId }) : undefined}
          onClick={() => void onChoose(row)}
        >
          {row.kind === 'show' ? <Show show={row.show} /> : <Keyword row={row} />}
        </Pressable>
      ))}
    </View>
  )
})

function Keyword({ row: { kind, keyword } }: { row: Extract<Suggestion, { keyword: string }> }) {
  const t = useTexts(showTexts)
  return (
    <>
      <View className={styles.sign}>
        <Icon name={ICONS[kind]} size="m" className={textStyles.tertiary} />
      </View>
      <View className={styles.name}>{kind === 'search' ? t('search.all', { keyword }) : keyword}</View>
    </>
  )
}

function Show({ show }: { show: ShowCard }) {
  return (
    <>
      <View className={styles.poster}>
        <Poster src={show.posterUrl} color={show.posterColor} width={POSTER} />
      </View>
      <View className={boxStyles.grow}>
        <View className={styles.name}>{showName(show)}</View>
        <View className={textStyles.captionLine}>
          {joinFacts([show.displayShowTime, show.cityName, show.venueName])}
        </View>
      </View>
    </>
  )
}
