import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SearchWords } from '@/components/search/search-words/search-words'
import { useDesktop } from '@/components/shell/use-desktop'
import { ShowCard } from '@/components/show/show-card/show-card'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { Section } from '@/components/ui/section/section'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import type { SearchModel } from '../../search.model'
import styles from './search-start.module.scss'

/** Draws the screen before a search: recent and popular keywords, categories, and shows of this week. */
export const SearchStart = observer(({ model }: { model: SearchModel }) => {
  const t = useTexts(showTexts)
  const size = useDesktop() ? 'medium' : 'small'
  const { search, categories, thisWeek } = model
  const { history, hot, clearHistory } = model.field
  return (
    <>
      <SearchWords history={history} hot={hot} onClear={clearHistory} onChoose={search} />
      {categories.length > 0 && (
        <Section className={styles.section} title={t('search.categories')}>
          <View className={boxStyles.chips}>
            {categories.map(({ code, displayName }) => (
              <Chip key={code} to={linkTo('all', { categoryId: code })}>
                {displayName}
              </Chip>
            ))}
          </View>
        </Section>
      )}
      {thisWeek.value && thisWeek.value.length > 0 && (
        <Section
          className={styles.section}
          title={t('search.thisWeek')}
          more={{ to: linkTo('all', { showCalendar: 'week' }) }}
        >
          <View className={styles.grid}>
            {thisWeek.value.map((show) => (
              <ShowCard key={show.showId} show={show} size={size} />
            ))}
          </View>
        </Section>
      )}
    </>
  )
})
