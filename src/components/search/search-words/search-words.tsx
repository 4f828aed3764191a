import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { showTexts } from '@/locales/namespaces/show'
import boxStyles from '@/styles/box.module.scss'
import type { Resource } from '../../screen/async-resource'
import { ErrorState } from '../../screen/error-state'
import { useTexts } from '../../texts'
import { Chip } from '../../ui/chip/chip'
import { Section } from '../../ui/section/section'
import { Skeleton } from '../../ui/skeleton/skeleton'
import styles from './search-words.module.scss'

export interface SearchWordsProps {
  /** Recent keywords, the newest first. */
  history: readonly string[]
  hot: Resource<string[]>
  onClear: () => void
  onChoose: (keyword: string) => unknown
}

/** Draws recent and popular keywords, before a search. */
export const SearchWords = observer(({ history, hot, onClear, onChoose }: SearchWordsProps) => {
  const t = useTexts(showTexts)
  return (
    <>
      {history.length > 0 && (
        <Section
          className={styles.section}
          title={t('search.history')}
          more={{ text: t('search.clearHistory'), onClick: onClear }}
        >
          <Keywords keywords={history} onChoose={onChoose} />
        </Section>
      )}
      {hot.status === 'failed' ? (
        <ErrorState error={hot.error} onRetry={hot.load} compact={history.length > 0} />
      ) : (
        <Section className={styles.section} title={t('search.hot')}>
          {hot.value ? <Keywords keywords={hot.value} onChoose={onChoose} /> : <Skeleton shape="block" height="32px" />}
        </Section>
      )}
    </>
  )
})

function Keywords({ keywords, onChoose }: { keywords: readonly string[]; onChoose: (keyword: string) => unknown }) {
  return (
    <View className={boxStyles.chips}>
      {keywords.map((keyword) => (
        <Chip key={keyword} onClick={() => void onChoose(keyword)}>
          {keyword}
        </Chip>
      ))}
    </View>
  )
}
