import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import textStyles from '@/styles/text.module.scss'
import { useServices } from '../../services'
import { BackButton } from '../../shell/back-button/back-button'
import { useBarRoom } from '../../shell/use-bar-room'
import { SearchBox, type SearchBoxProps } from '../../ui/search-box/search-box'
import styles from './search-head.module.scss'

export interface SearchHeadProps extends Omit<SearchBoxProps, 'className'> {
  /** Title of the screen, for screen readers. */
  title: string
  /** Content below the field. */
  children?: ReactNode
}

/** Draws the search field in the navigation bar instead of the title, beside the back button. */
export function SearchHead({ title, children, ...field }: SearchHeadProps) {
  const { navigate } = useServices()
  const room = useBarRoom()
  return (
    <View className={styles.bar} style={room.bar}>
      <View className={textStyles.hidden} role="heading" ariaLevel={1}>
        {title}
      </View>
      <View className={styles.row} style={room.row}>
        <BackButton className={styles.back} onClick={() => void navigate.back()} />
        <View className={styles.field}>
          <SearchBox {...field} />
          {children}
        </View>
      </View>
    </View>
  )
}
