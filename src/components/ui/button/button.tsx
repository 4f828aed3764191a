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
  /** Kind: primary for the main action, secondary beside it, quiet as text only, danger for irreversible actions. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** l 48 (default), m 44, s 32 pixels high; s still has a tap area of 44. */
  size?: 'l' | 'm' | 's'
  /** True to fill the column. */
  block?: boolean
  icon?: IconName
  disabled?: boolean
  /** Looks disabled, but handles a tap that shows the missing parts. */
  incomplete?: boolean
  /** Busy for an external reason: shows the spinner at once. */
  loading?: boolean
  /** May return a promise: until it settles further taps are ignored, and after half a second a spinner shows. */
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

/** Draws the button. One primary per screen. */
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
