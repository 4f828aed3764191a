import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useId } from 'react'
import { showTexts } from '@/locales/namespaces/show'
import { focus } from '@/platform/focus'
import { useModel } from '../../screen/use-model'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { SearchBox } from '../../ui/search-box/search-box'
import { SearchFieldModel } from '../search-field.model'
import { type Suggestion, SuggestionList, suggestionsOf } from '../suggestion-list/suggestion-list'
import { useCombobox } from '../use-combobox'
import styles from './search-panel.module.scss'

/**
 * Maximum number of recent keywords. Together with the popular keywords, they fit a window with a height of 700 px.
 */
const RECENT = 5

export interface SearchPanelProps {
  prompt: string
  /** Closes the panel. Must be the same function in every render. */
  onClose: () => void
}

/** Draws the search of the desktop's top bar: the field, and a list that opens over the page. */
export const SearchPanel = observer(({ prompt, onClose }: SearchPanelProps) => {
  const t = useTexts(showTexts)
  const { navigate } = useServices()
  const id = useId()
  const fieldId = `${id}-field`
  const field = useModel((deps) => new SearchFieldModel(deps))
  const recent = field.history.slice(0, RECENT).map((keyword): Suggestion => ({ kind: 'recent', keyword }))
  const hot = (field.hot.value ?? []).map((keyword): Suggestion => ({ kind: 'hot', keyword }))
  const typing = field.keyword !== ''
  const rows = typing ? suggestionsOf(field) : [...recent, ...hot]
  const keys = useCombobox(rows.length)
  useEffect(() => {
    const release = focus.hold(id, onClose)
    focus.move(fieldId)
    return release
  }, [id, fieldId, onClose])
  const search = (keywords: string): void => {
    if (!keywords) return
    onClose()
    void navigate.open('search', { keywords })
  }
  const choose = (row: Suggestion): void => {
    if (row.kind !== 'show') return search(row.keyword)
    onClose()
    void navigate.open('show-detail', { showId: row.show.showId })
  }
  const confirm = (): void => {
    const row = rows[keys.active]
    if (row) choose(row)
    else search(field.keyword)
  }
  const list = { keys, onChoose: choose }
  return (
    <>
      <View className={styles.scrim} onClick={onClose} ariaHidden />
      <View
        className={styles.panel}
        id={id}
        role="dialog"
        ariaModal
        ariaLabel={t('search.title')}
        tabIndex={-1}
        onKeyDown={keys.handleKeyDown}
      >
        <SearchBox
          value={field.typed}
          prompt={prompt}
          onInput={field.type}
          onConfirm={confirm}
          combobox={{ ...keys.field, id: fieldId }}
        />
        <View className={styles.list} id={keys.list} role="listbox" ariaLabel={t('search.suggestions')}>
          {typing ? (
            <SuggestionList rows={rows} {...list} />
          ) : (
            <>
              <SuggestionList rows={recent} title={t('search.history')} {...list} />
              <SuggestionList rows={hot} from={recent.length} title={t('search.hot')} {...list} />
            </>
          )}
        </View>
        {!typing && recent.length > 0 && (
          <Button kind="quiet" size="s" className={styles.clear} onClick={field.clearHistory}>
            {t('search.clearHistory')}
          </Button>
        )}
      </View>
    </>
  )
})
