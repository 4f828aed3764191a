import type { CanvasProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'

/** Draws a real `<canvas>`; `disableScroll` stops the page from scrolling under a drawing finger. */
export const Canvas = forwardRef<HTMLCanvasElement, CanvasProps>((props, ref) => (
  <canvas
    data-still={props.disableScroll ? '' : undefined}
    {...domProps(props)}
    id={props.id ?? props.canvasId}
    ref={ref}
  />
))
