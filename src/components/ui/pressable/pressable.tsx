import { Button, type ButtonProps } from '@tarojs/components'
import type { ReactNode } from 'react'
import { disabled as disabledProps } from '@/platform/disabled'
import { classes } from '../classes'
import styles from './pressable.module.scss'

type Passed = Pick<
  ButtonProps,
  | 'id'
  | 'role'
  | 'tabIndex'
  | 'style'
  | 'openType'
  | 'onGetPhoneNumber'
  | 'ariaExpanded'
  | 'ariaSelected'
  | 'ariaPressed'
  | 'ariaChecked'
  | 'ariaCurrent'
  | 'ariaControls'
  | 'ariaHaspopup'
  | 'ariaDescribedby'
  | 'ariaHidden'
>

export interface PressableProps extends Passed {
  onClick?: () => void
  /** Accessible name when the content alone is not enough. */
  label?: string
  disabled?: boolean
  /** Does not sink under the finger: for large areas and parts that have a state of their own. */
  still?: boolean
  className?: string
  children?: ReactNode
}

/** Anything that can be tapped and is no button to the eye: a real button to keyboards and readers, without a look. */
export function Pressable({
  onClick,
  label,
  disabled = false,
  still = false,
  openType,
  className,
  children,
  ...passed
}: PressableProps) {
  return (
    <Button
      {...passed}
      openType={disabled ? undefined : openType}
      className={classes(styles.tap, !still && styles.sinks, disabled && styles.off, className)}
      hoverClass={still || disabled ? 'none' : 'pressed'}
      {...disabledProps(disabled)}
      ariaLabel={label}
      onClick={() => !disabled && onClick?.()}
    >
      {children}
    </Button>
  )
}
