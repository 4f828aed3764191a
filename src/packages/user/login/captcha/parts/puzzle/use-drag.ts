import { useRef, useState } from 'react'
import { useServices } from '@/components/services'
import { draggedTo } from '@/domain/captcha/slider'

/** Distance by which the piece can move, in px of the design width (puzzle.module.scss). */
const TRAVEL = 240
/** Width of the design, px. Mini programs scale px in style sheets to the width of the screen. */
const DESIGN_WIDTH = 375
/** Time after a touch during which mouse events are ignored, ms. Browsers emulate mouse events after a touch. */
const AFTER_TOUCH = 800

interface Finger {
  clientX?: number
  pageX?: number
}
interface Mouse {
  clientX: number
  buttons: number
}

export interface Dragged {
  /** Starts a drag. Returns the position of the piece. */
  onGrasp: () => number
  onDrag: (position: number) => void
  onRelease: () => void
}

/**
 * Returns the x position of the first touch. The cast is necessary, because Taro's types of view events do not include
 * touches.
 */
const fingerX = (event: object): number => {
  const [finger] = (event as { touches?: Finger[] }).touches ?? []
  return finger?.clientX ?? finger?.pageX ?? 0
}

/**
 * Returns Taro event handlers for dragging the piece by touch or mouse. During a drag, an element that covers the page
 * receives the mouse events.
 */
export function useDrag({ onGrasp, onDrag, onRelease }: Dragged) {
  const { clock, platform } = useServices()
  const [byMouse, setByMouse] = useState(false)
  const began = useRef<{ x: number; from: number; travel: number } | null>(null)
  const touchedAt = useRef(-Infinity)

  const begin = (x: number) => {
    const { host, system } = platform
    const scale = host.isMini ? system.window().width / DESIGN_WIDTH : 1
    began.current = { x, from: onGrasp(), travel: TRAVEL * scale }
  }
  const move = (x: number) => {
    const { current } = began
    if (current) onDrag(draggedTo(current.from, x - current.x, current.travel))
  }
  const end = () => {
    setByMouse(false)
    if (!began.current) return
    began.current = null
    onRelease()
  }

  return {
    byMouse,
    touch: {
      onTouchStart: (event: object) => begin(fingerX(event)),
      onTouchMove: (event: object) => move(fingerX(event)),
      onTouchEnd: () => {
        touchedAt.current = clock.elapsed()
        end()
      },
      onTouchCancel: end,
    },
    grip: {
      onMouseDown: (event: Mouse) => {
        if (clock.elapsed() - touchedAt.current < AFTER_TOUCH || event.buttons !== 1) return
        setByMouse(true)
        begin(event.clientX)
      },
    },
    cover: {
      onMouseMove: ({ clientX, buttons }: Mouse) => (buttons === 0 ? end() : move(clientX)),
      onMouseUp: end,
    },
  }
}
