import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './checkbox.module.scss'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The text beside the box; part of the tap target. */
  children?: ReactNode
  /** Accessible name, if there is no text or the text contains links. */
  label?: string
  disabled?: boolean
  /** True if the checkbox is one of several rows, which are separated by lines. */
  row?: boolean
  className?: string
}

/** Draws a checkbox with its text. */
export function Checkbox({ checked, onChange, children, label, disabled, row, className }: CheckboxProps) {
  return (
    <Pressable
      className={classes(styles.choice, children === undefined && styles.bare, row && styles.row, className)}
      role="checkbox"
      ariaChecked={checked}
      label={label}
      disabled={disabled}
      still
      onClick={() => onChange(!checked)}
    >
      <View className={classes(styles.box, checked && styles.on, disabled && styles.off)}>
        {checked && <Icon name="check" size="s" />}
      </View>
      {children !== undefined && (
        <View className={styles.text}>{typeof children === 'string' ? <Text>{children}</Text> : children}</View>
      )}
    </Pressable>
  )
}
