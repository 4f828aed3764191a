import type { ButtonProps } from '@tarojs/components'
import { forwardRef, type MouseEvent, type Ref } from 'react'
import { domProps } from './dom-props'
import { usePressed } from './pressed'

/** Returns true if the browser must handle the click: to open a new tab or window, or to download. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * Draws a real `<button>` with keyboard, focus and role. If there is an address, draws a real `<a>`. A plain click only
 * calls `onClick`. The browser handles middle clicks, new tabs and copying the address. `openType` has no effect in a
 * browser.
 */
export const Button = forwardRef<HTMLElement, ButtonProps>((props, ref) => {
  const dom = { ...domProps(props), ...usePressed(props) }
  if (!props.href || props.disabled)
    return (
      <button
        type={props.formType ?? 'button'}
        disabled={props.disabled}
        aria-busy={props.loading || undefined}
        {...dom}
        ref={ref as Ref<HTMLButtonElement>}
      />
    )
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isForBrowser(event)) return
    event.preventDefault()
    dom.onClick?.(event)
  }
  // Prevents the browser from dragging the link when the visitor drags a carousel with the mouse.
  return <a href={props.href} draggable={false} {...dom} onClick={onClick} ref={ref as Ref<HTMLAnchorElement>} />
})
