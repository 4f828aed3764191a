import type { ScrollViewProps } from '@tarojs/components'
import { type RefObject, useEffect } from 'react'

/** Scrolls a box to the position in its properties: an offset in CSS px, or the child with a given id. */
export const useScrollPosition = (box: RefObject<HTMLElement>, props: ScrollViewProps): void => {
  const { scrollTop, scrollLeft, scrollIntoView, scrollWithAnimation, scrollX } = props
  const behavior = scrollWithAnimation ? 'smooth' : 'auto'

  useEffect(() => {
    if (scrollTop === undefined && scrollLeft === undefined) return
    box.current?.scrollTo({ top: scrollTop, left: scrollLeft, behavior })
  }, [box, scrollTop, scrollLeft, behavior])

  useEffect(() => {
    const element = box.current
    const child = scrollIntoView ? element?.querySelector(`[id=${JSON.stringify(scrollIntoView)}]`) : null
    if (!element || !child) return
    // `Element.scrollIntoView` is not used, because it would also scroll the page around the box.
    const outer = element.getBoundingClientRect()
    const inner = child.getBoundingClientRect()
    element.scrollBy(scrollX ? { left: inner.left - outer.left, behavior } : { top: inner.top - outer.top, behavior })
  }, [box, scrollIntoView, scrollX, behavior])
}
