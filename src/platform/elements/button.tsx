import type { ButtonProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'
import { usePressed } from './pressed'

/** A real `<button>`: keyboard, focus and role come with it. `openType` has no meaning in a browser. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>((props, ref) => (
  <button
    type={props.formType ?? 'button'}
    disabled={props.disabled}
    aria-busy={props.loading || undefined}
    {...domProps(props)}
    {...usePressed(props)}
    ref={ref}
  />
))
