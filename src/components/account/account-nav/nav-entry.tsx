import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import boxStyles from '@/styles/box.module.scss'
import type { LinkProps } from '../../link/use-link'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/names'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './nav-entry.module.scss'

export interface NavEntryProps extends LinkProps {
  icon: IconName
  title: string
  /**
   * Value of `aria-current`. It is `page` on the entry's own screen, where the entry is not a link, and `true` on a
   * screen below it.
   */
  current?: 'page' | 'true' | undefined
  /** Content at the end of the entry: a count or a mark. */
  mark?: ReactNode
}

/** Draws an entry of a navigation. */
export function NavEntry({ icon, title, current, mark, to, onClick }: NavEntryProps) {
  const className = classes(styles.entry, current && styles.current)
  const content = (
    <>
      <Icon name={icon} className={styles.icon} />
      <Text className={boxStyles.grow}>{title}</Text>
      {mark}
    </>
  )
  return to || onClick ? (
    <Pressable className={className} ariaCurrent={current} still to={to} onClick={onClick}>
      {content}
    </Pressable>
  ) : (
    <View className={className} ariaCurrent={current}>
      {content}
    </View>
  )
}
