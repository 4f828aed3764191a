import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useServices } from '@/components/services'
import type { ComboboxField } from '@/components/search/use-combobox'
import { BackButton } from '@/components/shell/back-button/back-button'
import { useBarRoom } from '@/components/shell/use-bar-room'
import { useTexts } from '@/components/texts'
import { SearchBox } from '@/components/ui/search-box/search-box'
import { showTexts } from '@/locales/namespaces/show'
import textStyles from '@/styles/text.module.scss'
import type { SearchModel } from '../../search.model'
import styles from './search-head.module.scss'

interface SearchHeadProps {
  model: SearchModel
  /** Attributes of the search field and its suggestion list. */
  combobox: ComboboxField
  onConfirm: (text: string) => void
  /** Content below the field. */
  children?: ReactNode
}

/** Draws the search field in the navigation bar instead of the title, beside the back button. */
export const SearchHead = observer(({ model, combobox, onConfirm, children }: SearchHeadProps) => {
  const t = useTexts(showTexts)
  const { navigate } = useServices()
  const room = useBarRoom()
  return (
    <View className={styles.bar} style={room.bar}>
      <View className={textStyles.hidden} role="heading" ariaLevel={1}>
        {t('search.title')}
      </View>
      <View className={styles.row} style={room.row}>
        <BackButton className={styles.back} onClick={() => void navigate.back()} />
        <View className={styles.field}>
          <SearchBox
            value={model.field.typed}
            prompt={model.prompt || t('home.searchPrompt')}
            onInput={model.type}
            onConfirm={onConfirm}
            combobox={combobox}
            focus={model.phase === 'start'}
          />
          {children}
        </View>
      </View>
    </View>
  )
})
