import type { ButtonProps } from '@tarojs/components'
import { forwardRef, type MouseEvent, type Ref } from 'react'
import { domProps } from './dom-props'
import { usePressed } from './pressed'

/** Returns true if the browser handles the click: a new tab or window, a download. */
const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * A real `<button>`, with its keyboard, focus and role. With an address it is a real `<a>`. A plain click only runs
 * `onClick`, and the browser handles the rest (middle button, new tab, copied address). A browser ignores `openType`.
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
  // Dragging a carousel with the mouse must not drag the link.
  return <a href={props.href} draggable={false} {...dom} onClick={onClick} ref={ref as Ref<HTMLAnchorElement>} />
})
