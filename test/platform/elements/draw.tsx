import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { act } from 'react-dom/test-utils'

/** Draws one element into the document and returns its first DOM node. */
export const draw = <E extends Element = HTMLElement>(
  element: ReactElement,
): { node: E; redraw: (next: ReactElement) => void } => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const redraw = (next: ReactElement) => act(() => root.render(next))
  redraw(element)
  return { node: host.firstElementChild as E, redraw }
}

/** Types like a user. Sets the value with the native setter instead of React's, and then dispatches the event. */
export const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })))
}

export { act }
