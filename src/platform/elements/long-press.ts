import { type PointerEvent, type SyntheticEvent, useRef } from 'react'

/** Duration from which a press counts as a long press, ms. It is the same as on mini-program hosts. */
const LONG_PRESS_MS = 350

interface LongPress {
  onLongPress?: (event: never) => void
}

/**
 * Implements Taro's `onLongPress`. Adds listeners only if `onLongPress` is set. Suppresses the browser's context menu,
 * which would cover the result.
 */
export const useLongPress = ({ onLongPress }: LongPress) => {
  const timer = useRef(0)
  if (!onLongPress) return {}
  const cancel = () => window.clearTimeout(timer.current)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.persist()
      timer.current = window.setTimeout(() => onLongPress(event as never), LONG_PRESS_MS)
    },
    onPointerUp: cancel,
    onPointerMove: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
  }
}
