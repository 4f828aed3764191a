import { Button as HostButton, type ButtonProps as HostButtonProps, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { disabled as disabledProps } from '@/platform/disabled'
import { type LinkProps, useLink } from '../../link/use-link'
import { classes } from '../classes'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Spinner } from '../spinner/spinner'
import { useAsyncAction } from '../use-async-action'
import styles from './button.module.scss'

export interface ButtonProps extends LinkProps {
  /**
   * Kind of the button. `primary`: the main action. `secondary`: an action beside it. `quiet`: text only. `danger`: an
   * irreversible action.
   */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Height in pixels: l is 48 (default), m is 44, s is 32. The tap area of s is still 44. */
  size?: 'l' | 'm' | 's'
  /** True to fill the column. */
  block?: boolean
  icon?: IconName
  disabled?: boolean
  /** True while a selection is missing. The button looks disabled, but a tap on it shows what is missing. */
  incomplete?: boolean
  /** True while the action is busy for an external reason. The spinner appears at once. */
  loading?: boolean
  /**
   * Handles a tap. It may return a promise: until it settles, further taps are ignored. After half a second, a spinner
   * appears.
   */
  onClick?: () => unknown
  /** Accessible name when the content alone is not enough. */
  label?: string
  /** Functions of a mini program's button, e.g. `{ openType: 'share' }`. */
  native?: Pick<
    HostButtonProps,
    | 'openType'
    | 'scope'
    | 'onGetPhoneNumber'
    | 'onGetAuthorize'
    | 'onError'
    | 'formType'
    | 'ariaDescribedby'
    | 'ariaExpanded'
    | 'ariaHaspopup'
    | 'id'
  >
  className?: string
  children?: ReactNode
}

/** Draws a button. A screen has one primary button. */
export function Button(props: ButtonProps) {
  const {
    kind = 'primary',
    size = 'l',
    block,
    icon,
    disabled = false,
    incomplete = false,
    loading = false,
    to,
    onClick,
    label,
    native,
    className,
    children,
  } = props
  const { href, act } = useLink({ to, onClick })
  const { pending, slow, start } = useAsyncAction(act)
  const busy = loading || slow
  return (
    <HostButton
      {...native}
      {...(href && { href })}
      openType={disabled ? undefined : native?.openType}
      className={classes(
        styles.button,
        styles[kind],
        styles[size],
        block && styles.block,
        (disabled || incomplete) && styles.off,
        busy && styles.busy,
        className,
      )}
      hoverClass={disabled ? 'none' : 'pressed'}
      {...disabledProps(disabled)}
      ariaLabel={label}
      ariaBusy={loading || pending}
      onClick={() => !disabled && !loading && start()}
    >
      <View className={styles.content}>
        {icon && <Icon name={icon} size={size === 's' ? 's' : 'm'} />}
        {children}
      </View>
      {busy && <Spinner className={styles.spinner} />}
    </HostButton>
  )
}
