import { observer } from 'mobx-react'
import { linkTo } from '@/router/link-to'
import { useTexts } from '../../texts'
import { SearchButton } from '../../ui/search-box/search-box'
import type { PartProps } from '../part'
import styles from './search-bar.module.scss'

/** The door to the search; home has its own in the bar on top. */
export const SearchBar = observer(({ component: { placeholder } }: PartProps<'SEARCH_BAR'>) => {
  const t = useTexts()
  return <SearchButton className={styles.door} prompt={placeholder || t('home.searchPrompt')} to={linkTo('search')} />
})
