import { type PointerEvent, type SyntheticEvent, useRef } from 'react'

/** How long a finger rests before it counts, as on the mini-program hosts. */
const LONG_PRESS_MS = 350

interface LongPress {
  onLongPress?: (event: never) => void
}

/** Taro's `onLongPress`; listens only where it is asked for. A browser's own context menu would cover the answer. */
export const useLongPress = ({ onLongPress }: LongPress) => {
  const timer = useRef(0)
  if (!onLongPress) return {}
  const stop = () => window.clearTimeout(timer.current)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.persist()
      timer.current = window.setTimeout(() => onLongPress(event as never), LONG_PRESS_MS)
    },
    onPointerUp: stop,
    onPointerMove: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
  }
}
