import { Text } from '@tarojs/components'
import { classes } from '../classes'
import type { LinkProps } from '../../link/use-link'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './chip.module.scss'

export interface ChipProps extends LinkProps {
  children: string
  /** One of several that may be on: a filter. Leave it out for a chip that only acts. */
  selected?: boolean
  disabled?: boolean
  /** Before the word. */
  icon?: IconName
  /** After it: a chevron of a filter that opens, a cross of one that can be taken off. */
  trail?: IconName
  /** Accessible name when the label alone does not describe the tap. */
  label?: string
  /** Opens a sheet. */
  opens?: boolean
  className?: string
}

/** A word one can tap: a filter, a keyword, a chosen seat. */
export function Chip({ children, selected, disabled, icon, trail, label, opens, to, onClick, className }: ChipProps) {
  return (
    <Pressable
      className={classes(styles.chip, selected && styles.selected, disabled && styles.off, className)}
      label={label}
      disabled={disabled}
      ariaPressed={opens ? undefined : selected}
      ariaHaspopup={opens ? 'dialog' : undefined}
      to={to}
      onClick={onClick}
    >
      {icon && <Icon name={icon} size="s" />}
      <Text className={styles.word}>{children}</Text>
      {trail && <Icon name={trail} size="s" />}
    </Pressable>
  )
}
