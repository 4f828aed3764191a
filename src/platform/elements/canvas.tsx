import type { CanvasProps } from '@tarojs/components'
import { forwardRef } from 'react'
import { domProps } from './dom-props'

/** Draws a real `<canvas>`. `disableScroll` prevents page scrolling while a finger draws. */
export const Canvas = forwardRef<HTMLCanvasElement, CanvasProps>((props, ref) => (
  <canvas
    data-still={props.disableScroll ? '' : undefined}
    {...domProps(props)}
    id={props.id ?? props.canvasId}
    ref={ref}
  />
))
