import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { Pressable } from '@/components/ui/pressable/pressable'
import type { SiteListModel } from '../../site-list.model'
import styles from './letter-bar.module.scss'

/** Draws the index letters of the list. A tap scrolls to the cities that begin with the letter. */
export const LetterBar = observer(({ model }: { model: SiteListModel }) => {
  const t = useTexts(ticketTexts)
  const { letters } = model
  if (letters.length === 0) return null
  return (
    <View className={styles.letters} role="group" ariaLabel={t('city.letters')}>
      {letters.map((letter) => (
        <Pressable
          key={letter}
          className={styles.letter}
          label={t('city.letter', { letter })}
          onClick={() => model.goTo(letter)}
        >
          {letter}
        </Pressable>
      ))}
    </View>
  )
})
