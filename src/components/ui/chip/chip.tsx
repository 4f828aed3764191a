import { Text } from '@tarojs/components'
import { classes } from '../classes'
import type { LinkProps } from '../../link/use-link'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './chip.module.scss'

export interface ChipProps extends LinkProps {
  children: string
  /** State of a filter chip. Omit it for a chip that only runs an action. */
  selected?: boolean
  disabled?: boolean
  /** Icon before the text. */
  icon?: IconName
  /** Icon after the text: a chevron for a filter that opens, a cross for a filter that can be removed. */
  trail?: IconName
  /** Accessible name, if the text alone does not describe the tap. */
  label?: string
  /** True if the chip opens a sheet. */
  opens?: boolean
  className?: string
}

/** Draws a short text to tap: a filter, a keyword, a selected seat. */
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
