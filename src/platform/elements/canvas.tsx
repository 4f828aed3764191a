import type { CanvasProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'

/** A real `<canvas>`; `disableScroll` keeps the page still under a finger that draws. */
export const Canvas = forwardRef<HTMLCanvasElement, CanvasProps>((props, ref) => (
  <canvas
    data-still={props.disableScroll ? '' : undefined}
    {...domProps(props)}
    id={props.id ?? props.canvasId}
    ref={ref}
  />
))
