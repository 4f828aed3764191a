import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ErrorState } from '@/components/screen/error-state'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import type { SearchModel } from '../../search.model'
import styles from './search-start.module.scss'

/** Before anything is typed: earlier and popular keywords. */
export const SearchStart = observer(({ model }: { model: SearchModel }) => {
  const t = useTexts(showTexts)
  const { history, hot, search, clearHistory } = model
  return (
    <>
      {history.length > 0 && (
        <Section
          className={styles.section}
          title={t('search.history')}
          more={{ text: t('search.clearHistory'), onClick: clearHistory }}
        >
          <Keywords keywords={history} onChoose={search} />
        </Section>
      )}
      {hot.status === 'failed' ? (
        <ErrorState error={hot.error} onRetry={hot.load} compact={history.length > 0} />
      ) : (
        <Section className={styles.section} title={t('search.hot')}>
          {hot.value ? <Keywords keywords={hot.value} onChoose={search} /> : <Skeleton shape="block" height="32px" />}
        </Section>
      )}
    </>
  )
})

function Keywords({ keywords, onChoose }: { keywords: readonly string[]; onChoose: (keyword: string) => unknown }) {
  return (
    <View className={styles.words}>
      {keywords.map((keyword) => (
        <Chip key={keyword} onClick={() => void onChoose(keyword)}>
          {keyword}
        </Chip>
      ))}
    </View>
  )
}
