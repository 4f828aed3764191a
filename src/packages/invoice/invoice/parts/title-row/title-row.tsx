import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { invoiceTexts } from '@/locales/namespaces/invoice'
import type { TitlesModel } from '../../titles.model'
import { TitleWords } from '../title-words/title-words'
import styles from './title-row.module.scss'

/** The chosen title; a tap opens the others. */
export const TitleRow = observer(({ titles }: { titles: TitlesModel }) => {
  const t = useTexts(invoiceTexts)
  const { chosen } = titles
  return (
    <AsyncView compact of={titles.list} skeleton={<Skeleton shape="block" height="64px" />}>
      {(list) => (
        <Pressable className={styles.row} ariaHaspopup="dialog" onClick={titles.open}>
          <View className={styles.words}>
            {chosen ? (
              <TitleWords title={chosen} />
            ) : (
              <Text>{t(list.length === 0 ? 'invoice.addTitle' : 'invoice.chooseTitle')}</Text>
            )}
          </View>
          <Icon name={list.length === 0 ? 'plus' : 'chevron-right'} size="s" className={styles.mark} />
        </Pressable>
      )}
    </AsyncView>
  )
})
