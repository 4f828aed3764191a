import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import { useTexts } from '../../texts'
import { Chip } from '../../ui/chip/chip'
import { SearchButton } from '../../ui/search-box/search-box'
import type { PartProps } from '../part'
import styles from './search-bar.module.scss'

/** Maximum number of popular keywords. More of them would push the page's content down. */
const MAX_KEYWORDS = 8

/** Draws the search field and popular keywords. Home omits this part and draws the field in its top bar. */
export const SearchBar = observer(({ component: { placeholder, hotWords } }: PartProps<'SEARCH_BAR'>) => {
  const t = useTexts()
  const keywords = [...new Set(hotWords)].filter((word) => word !== '').slice(0, MAX_KEYWORDS)
  return (
    <View className={boxStyles.above3}>
      <SearchButton className={styles.field} prompt={placeholder || t('home.searchPrompt')} to={linkTo('search')} />
      {keywords.length > 0 && (
        <View className={styles.keywords} role="group" ariaLabel={t('home.hotWords')}>
          {keywords.map((word) => (
            <Chip key={word} to={linkTo('search', { keywords: word })}>
              {word}
            </Chip>
          ))}
        </View>
      )}
    </View>
  )
})
