import { refused, unsupported } from '../outcome'
import type { ObserveElement } from './contract'

/**
 * The scroll box around the element (Taro's page): the margins apply to the root, and the window is not what scrolls.
 */
const scrollBoxOf = (element: Element): Element | null => {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}

/** The app's own sheet as long as it is on its way (platform/boot): nothing has its place or its scroll box yet. */
const pendingSheet = (): Element | null => document.querySelector('link[data-app][media=print]')

/**
 * The browser's IntersectionObserver. An element that holds the keyboard focus counts as near: it must not be removed.
 */
export const observeElement: ObserveElement = (id, screens, listener) => {
  if (typeof IntersectionObserver !== 'function') return unsupported
  const element = document.getElementById(id)
  if (!element) return refused('failed')
  const started = new AbortController()
  const start = (): void => {
    if (started.signal.aborted) return
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries[entries.length - 1]
        const { height } = boundingClientRect
        if (height > 0) listener({ near: isIntersecting || element.contains(document.activeElement), height })
      },
      { root: scrollBoxOf(element), rootMargin: `${Math.round(screens * 100)}% 0px` },
    )
    observer.observe(element)
    started.signal.addEventListener('abort', () => observer.disconnect())
  }
  const sheet = pendingSheet()
  if (sheet)
    for (const end of ['load', 'error']) sheet.addEventListener(end, start, { once: true, signal: started.signal })
  else start()
  return { kind: 'observing', dispose: () => started.abort() }
}
