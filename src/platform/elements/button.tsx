import type { ButtonProps } from '@tarojs/components'
import { forwardRef, type MouseEvent, type Ref } from 'react'
import { domProps } from './dom-props'
import { usePressed } from './pressed'

/** The browser handles the click: a new tab or window, a download. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * A real `<button>`: keyboard, focus and role come with it. With an address a real `<a>`: a plain click runs `onClick` only, and the
 * browser handles the rest (middle button, new tab, copied address). `openType` has no meaning in a browser.
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
  // A mouse that is dragged over a carousel picks no link up.
  return <a href={props.href} draggable={false} {...dom} onClick={onClick} ref={ref as Ref<HTMLAnchorElement>} />
})
