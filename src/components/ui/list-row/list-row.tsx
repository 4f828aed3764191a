import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import textStyles from '@/styles/text.module.scss'
import type { LinkProps } from '../../link/use-link'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable, type PressableProps } from '../pressable/pressable'
import styles from './list-row.module.scss'

export interface ListRowProps extends LinkProps {
  title: string
  icon?: IconName
  /** Second line of the row. */
  note?: ReactNode
  /** Content at the right: the current value, a switch or a badge. */
  value?: ReactNode
  /** Icon that replaces the chevron. */
  mark?: IconName
  /** A second action, on a separate button at the end of the row. */
  action?: { icon: IconName; label: string; onClick: () => unknown } | undefined
  /** Native function of a mini program's button: the host's chat, with its context. */
  native?: Pick<PressableProps, 'openType' | 'sessionFrom'>
  className?: string
}

/** Draws a row of a list: settings, facts. For a selection use `RadioGroup` or `ChoiceSheet`. */
export function ListRow(props: ListRowProps) {
  const { title, icon, note, value, to, onClick, mark = 'chevron-right', action, native, className } = props
  const taps = to !== undefined || onClick !== undefined
  const content = (
    <>
      {icon && <Icon name={icon} className={textStyles.secondary} />}
      <View className={styles.text}>
        <Text>{title}</Text>
        {typeof note === 'string' && note !== '' ? <Text className={textStyles.meta}>{note}</Text> : note}
      </View>
      {value !== undefined && (
        <View className={classes(styles.value, typeof value !== 'string' && styles.whole)}>
          {typeof value === 'string' ? <Text>{value}</Text> : value}
        </View>
      )}
      {taps && <Icon name={mark} size="s" className={textStyles.tertiary} />}
    </>
  )
  const root = classes(styles.row, className)
  const row = taps ? (
    <Pressable {...native} className={root} still to={to} onClick={onClick}>
      {content}
    </Pressable>
  ) : (
    <View className={root}>{content}</View>
  )
  if (!action) return row
  return (
    <View className={styles.pair}>
      {row}
      <Pressable className={styles.action} label={action.label} onClick={action.onClick}>
        <Icon name={action.icon} size="m" />
      </Pressable>
    </View>
  )
}

/** Draws related rows on one card. */
export function ListGroup({ children, className }: { children: ReactNode; className?: string }) {
  return <View className={classes(styles.group, className)}>{children}</View>
}
