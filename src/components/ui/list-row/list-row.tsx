import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { LinkProps } from '../../link/use-link'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './list-row.module.scss'

export interface ListRowProps extends LinkProps {
  title: string
  icon?: IconName
  /** Second line. */
  note?: string
  /** At the right: the present value, a switch, a badge. */
  value?: ReactNode
  /** Instead of the chevron. */
  mark?: IconName
  className?: string
}

/** A row of a list: settings, facts. One of several is chosen in a `RadioGroup` or a `ChoiceSheet`. */
export function ListRow({ title, icon, note, value, to, onClick, mark = 'chevron-right', className }: ListRowProps) {
  const taps = to !== undefined || onClick !== undefined
  const content = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      <View className={styles.words}>
        <Text>{title}</Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </View>
      {value !== undefined && (
        <View className={styles.value}>{typeof value === 'string' ? <Text>{value}</Text> : value}</View>
      )}
      {taps && <Icon name={mark} size="s" className={styles.mark} />}
    </>
  )
  const root = classes(styles.row, className)
  if (!taps) return <View className={root}>{content}</View>
  return (
    <Pressable className={root} still to={to} onClick={onClick}>
      {content}
    </Pressable>
  )
}

/** Rows that belong together, on one card. */
export function ListGroup({ children, className }: { children: ReactNode; className?: string }) {
  return <View className={classes(styles.group, className)}>{children}</View>
}
