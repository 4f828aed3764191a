import type { ScrollViewProps } from '@tarojs/components'
import { type UIEvent, useRef } from 'react'
import { withDetail } from './taro-event'

/** Default distance from an edge, in px, the same as on the hosts. */
const THRESHOLD = 50

/**
 * Calls `onScrollToUpper` and `onScrollToLower` once when the scroll position comes close to an edge. They are called
 * again only after the position has left the edge.
 * @returns a handler of scroll events that returns the change of the offset, CSS px
 */
export const useEdges = (props: ScrollViewProps) => {
  const last = useRef({ left: 0, top: 0, nearStart: true, nearEnd: false })
  return (event: UIEvent<HTMLDivElement>): { deltaX: number; deltaY: number } => {
    const {
      scrollLeft: left,
      scrollTop: top,
      scrollWidth,
      scrollHeight,
      clientWidth,
      clientHeight,
    } = event.currentTarget
    const before = last.current
    const [position, rest, vertical] = props.scrollY
      ? [top, scrollHeight - clientHeight - top, true]
      : [left, scrollWidth - clientWidth - left, false]
    const nearStart = position <= (props.upperThreshold ?? THRESHOLD)
    const nearEnd = rest <= (props.lowerThreshold ?? THRESHOLD)
    last.current = { left, top, nearStart, nearEnd }
    if (nearStart && !before.nearStart)
      props.onScrollToUpper?.(withDetail(event, { direction: vertical ? 'top' : 'left' }))
    if (nearEnd && !before.nearEnd)
      props.onScrollToLower?.(withDetail(event, { direction: vertical ? 'bottom' : 'right' }))
    return { deltaX: before.left - left, deltaY: before.top - top }
  }
}
