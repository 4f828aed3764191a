import type { ButtonProps } from '@tarojs/components'
import { forwardRef, type MouseEvent, type Ref } from 'react'
import { domProps } from './dom-props'
import { usePressed } from './pressed'

/** Whether the browser takes the tap itself: a new tab or window, a download. */
const isBrowsers = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * A real `<button>`: keyboard, focus and role come with it. With an address a real `<a>`, whose plain tap is the program's and whose
 * other ways (middle button, new tab, copied address) are the browser's. `openType` has no meaning in a browser.
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
    if (isBrowsers(event)) return
    event.preventDefault()
    dom.onClick?.(event)
  }
  return <a href={props.href} {...dom} onClick={onClick} ref={ref as Ref<HTMLAnchorElement>} />
})
