import { Button, type ButtonProps } from '@tarojs/components'
import type { ReactNode } from 'react'
import { disabled as disabledProps } from '@/platform/disabled'
import { type LinkProps, useLink } from '../../link/use-link'
import { classes } from '../classes'
import styles from './pressable.module.scss'

type Passed = Pick<
  ButtonProps,
  | 'id'
  | 'role'
  | 'tabIndex'
  | 'style'
  | 'openType'
  | 'sessionFrom'
  | 'onGetPhoneNumber'
  | 'ariaExpanded'
  | 'ariaSelected'
  | 'ariaPressed'
  | 'ariaChecked'
  | 'ariaCurrent'
  | 'ariaControls'
  | 'ariaHaspopup'
  | 'ariaDescribedby'
  | 'ariaDisabled'
  | 'ariaHidden'
>

export interface PressableProps extends Passed, LinkProps {
  /** Accessible name when the content alone is not enough. */
  label?: string
  disabled?: boolean
  /** True if the area does not shrink when pressed: for large areas, and components with their own pressed state. */
  still?: boolean
  className?: string
  children?: ReactNode
}

/** Draws a tappable area without the look of a button. Technically a real button, or with `to` a link on the web. */
export function Pressable({
  to,
  onClick,
  label,
  disabled = false,
  still = false,
  openType,
  className,
  children,
  ...passed
}: PressableProps) {
  const { href, act } = useLink({ to, onClick })
  return (
    <Button
      {...passed}
      {...(href && { href })}
      openType={disabled ? undefined : openType}
      className={classes(styles.tap, !still && styles.sinks, disabled && styles.off, className)}
      hoverClass={still || disabled ? 'none' : 'pressed'}
      {...disabledProps(disabled)}
      ariaLabel={label}
      onClick={() => !disabled && void act?.()}
    >
      {children}
    </Button>
  )
}
