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

/**
 * The browser's IntersectionObserver. An element that holds the keyboard focus counts as near: it must not be removed.
 */
export const observeElement: ObserveElement = (id, screens, listener) => {
  if (typeof IntersectionObserver !== 'function') return unsupported
  const element = document.getElementById(id)
  if (!element) return refused('failed')
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting, boundingClientRect } = entries[entries.length - 1]
      const { height } = boundingClientRect
      if (height > 0) listener({ near: isIntersecting || element.contains(document.activeElement), height })
    },
    { root: scrollBoxOf(element), rootMargin: `${Math.round(screens * 100)}% 0px` },
  )
  observer.observe(element)
  return { kind: 'observing', dispose: () => observer.disconnect() }
}
