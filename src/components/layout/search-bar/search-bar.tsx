import { observer } from 'mobx-react'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { SearchButton } from '../../ui/search-box/search-box'
import type { PartProps } from '../part'
import styles from './search-bar.module.scss'

/** The door to the search; home has its own in the bar on top. */
export const SearchBar = observer(({ component: { placeholder } }: PartProps<'SEARCH_BAR'>) => {
  const t = useTexts()
  const { navigate } = useServices()
  return (
    <SearchButton
      className={styles.door}
      prompt={placeholder || t('home.searchPrompt')}
      onClick={() => void navigate.open('search')}
    />
  )
})
