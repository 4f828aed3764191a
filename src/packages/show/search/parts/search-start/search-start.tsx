import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import type { SearchModel } from '../../search.model'
import styles from './search-start.module.scss'

/** Before a word is typed: what was searched for here, and what many search for. */
export const SearchStart = observer(({ model }: { model: SearchModel }) => {
  const t = useTexts('show')
  const { history, hot, ask, clearHistory } = model
  return (
    <>
      {history.length > 0 && (
        <Section
          className={styles.section}
          title={t('search.history')}
          more={{ text: t('search.clearHistory'), onClick: clearHistory }}
        >
          <Words words={history} onChoose={ask} />
        </Section>
      )}
      {hot.status !== 'failed' && (
        <Section className={styles.section} title={t('search.hot')}>
          {hot.value ? <Words words={hot.value} onChoose={ask} /> : <Skeleton shape="block" height="32px" />}
        </Section>
      )}
    </>
  )
})

function Words({ words, onChoose }: { words: readonly string[]; onChoose: (word: string) => unknown }) {
  return (
    <View className={styles.words}>
      {words.map((word) => (
        <Chip key={word} onClick={() => void onChoose(word)}>
          {word}
        </Chip>
      ))}
    </View>
  )
}
