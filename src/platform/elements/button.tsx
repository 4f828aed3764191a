import type { ButtonProps } from '@tarojs/components'
import { forwardRef, type MouseEvent, type Ref } from 'react'
import { domProps } from './dom-props'
import { usePressed } from './pressed'

/** Returns true if the browser handles the click itself: a new tab or window, or a download. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * Draws a real `<button>` with keyboard, focus and role; with an address, a real `<a>`. A plain click only runs
 * `onClick`. The browser handles middle clicks, new tabs and copied addresses. `openType` has no effect in a browser.
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
  // Prevents that dragging a carousel with the mouse drags the link.
  return <a href={props.href} draggable={false} {...dom} onClick={onClick} ref={ref as Ref<HTMLAnchorElement>} />
})
