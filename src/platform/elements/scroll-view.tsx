import type { ScrollViewProps } from '@tarojs/components'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { domProps } from './dom-props'
import { Refresher } from './refresher'
import { useEdges } from './scroll-edges'
import { useScrollPosition } from './scroll-position'
import { withDetail } from './taro-event'

/** Draws a scroll box for one axis or both axes. `refresherEnabled` adds pull-down refresh. */
export const ScrollView = forwardRef<HTMLDivElement, ScrollViewProps>((props, ref) => {
  const { scrollX, scrollY, showScrollbar = true, onScroll, onScrollToUpper, onScrollToLower } = props
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLDivElement)
  useScrollPosition(box, props)
  const edges = useEdges(props)
  const { children, ...dom } = domProps(props)
  const listens = onScroll ?? onScrollToUpper ?? onScrollToLower
  return (
    <div
      data-scroll={`${scrollX ? 'x' : ''}${scrollY ? 'y' : ''}`}
      data-bar={showScrollbar ? undefined : 'none'}
      {...dom}
      onScroll={
        listens &&
        ((event) => {
          const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = event.currentTarget
          // React's scroll events bubble, so events of a nested scroll box are ignored.
          if (event.target !== event.currentTarget) return
          const { deltaX, deltaY } = edges(event)
          onScroll?.(withDetail(event, { scrollLeft, scrollTop, scrollWidth, scrollHeight, deltaX, deltaY }))
        })
      }
      ref={box}
    >
      {props.refresherEnabled ? (
        <Refresher
          triggered={props.refresherTriggered ?? false}
          onRefresh={() => props.onRefresherRefresh?.({} as never)}
        >
          {children}
        </Refresher>
      ) : (
        children
      )}
    </div>
  )
})
