import type { ViewProps } from '@tarojs/components'
import { forwardRef, type SyntheticEvent } from 'react'
import { domProps } from './dom-props'
import { useLongPress } from './long-press'
import { usePressed } from './pressed'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Draws a block. `catchMove` prevents the content behind the block from scrolling. */
export const View = forwardRef<HTMLDivElement, ViewProps>((props, ref) => {
  const pressed = usePressed(props)
  const longPress = useLongPress(props)
  const caught = props.catchMove ? { onTouchMove: stop, 'data-still': '' } : undefined
  return <div {...domProps(props)} {...caught} {...longPress} {...pressed} ref={ref} />
})
