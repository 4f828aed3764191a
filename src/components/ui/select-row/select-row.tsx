import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { LinkProps } from '../../link/use-link'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable, type PressableProps } from '../pressable/pressable'
import { RowText, type RowTextProps } from './row-text'
import styles from './select-row.module.scss'

export interface SelectRowProps extends RowTextProps, LinkProps, Pick<PressableProps, 'ariaPressed' | 'ariaHaspopup'> {
  /** Content before the text: an icon, or a letter or number in a circle. */
  lead?: ReactNode
  /** Content after the text: an amount or a mark. */
  trail?: ReactNode
  /** Look: `line` separates rows by a line (default), `box` is a box inside a card, `card` is a card. */
  look?: 'line' | 'box' | 'card'
  /** A second action, on a separate button at the end of the row. */
  action?: { icon: IconName; label: string } & LinkProps
  role?: 'listitem'
}

/** Draws a row with its text, a mark, and content at the end. With `to` or `onClick`, the row is a tap target. */
export function SelectRow(props: SelectRowProps) {
  const { lead, trail, look = 'line', action, role, to, onClick, ariaPressed, ariaHaspopup, ...text } = props
  const content = (
    <>
      {lead !== undefined && (
        <View className={classes(styles.side, typeof lead === 'string' && styles.initial)} ariaHidden>
          {typeof lead === 'string' ? <Text>{lead}</Text> : lead}
        </View>
      )}
      <RowText {...text} />
      {trail && <View className={styles.side}>{typeof trail === 'string' ? <Text>{trail}</Text> : trail}</View>}
    </>
  )
  const row = classes(styles.row, !action && styles[look])
  const body =
    to !== undefined || onClick !== undefined ? (
      <Pressable className={row} still to={to} onClick={onClick} ariaPressed={ariaPressed} ariaHaspopup={ariaHaspopup}>
        {content}
      </Pressable>
    ) : (
      <View className={row} role={action ? undefined : role}>
        {content}
      </View>
    )
  if (!action) return body
  const { icon, label, ...acts } = action
  return (
    <View className={classes(styles.pair, styles[look])} role={role}>
      {body}
      <Pressable className={styles.action} label={label} {...acts}>
        <Icon name={icon} size="m" />
      </Pressable>
    </View>
  )
}
