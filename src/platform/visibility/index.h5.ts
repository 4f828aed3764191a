import { refused, unsupported } from '../outcome'
import type { WatchElement } from './contract'

/** The box that scrolls round the element (Taro's page); its margins count, those of the window behind it would not. */
const scrollerOf = (element: Element): Element | null => {
  for (let box = element.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return null
}

/** The browser's own observer. An element that holds the keyboard's focus counts as near: it must not vanish. */
export const watchElement: WatchElement = (id, screens, tell) => {
  if (typeof IntersectionObserver !== 'function') return unsupported
  const element = document.getElementById(id)
  if (!element) return refused('failed')
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting, boundingClientRect } = entries[entries.length - 1]
      const { height } = boundingClientRect
      if (height > 0) tell({ near: isIntersecting || element.contains(document.activeElement), height })
    },
    { root: scrollerOf(element), rootMargin: `${Math.round(screens * 100)}% 0px` },
  )
  observer.observe(element)
  return { kind: 'watching', stop: () => observer.disconnect() }
}
