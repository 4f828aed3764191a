import { useRef, useState } from 'react'
import { useServices } from '@/components/services'
import { draggedTo } from '@/domain/captcha/slider'

/** The travel of the piece in the style sheet, px at the design width (puzzle.module.scss). */
const TRAVEL = 240
/** Mini programs scale the style sheet's px to the width of the screen. */
const DESIGN_WIDTH = 375
/** Time after a touch in which mouse events are ignored, since browsers emulate them. Ms. */
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
  /** Returns the position of the piece. */
  onGrasp: () => number
  onDrag: (position: number) => void
  onRelease: () => void
}

/** Position of the first touch; Taro's types of view events do not include touches. */
const fingerX = (event: object): number => {
  const [finger] = (event as { touches?: Finger[] }).touches ?? []
  return finger?.clientX ?? finger?.pageX ?? 0
}

/** Drags the piece by touch or mouse, by Taro's events only. During a drag, a cover receives the mouse's events. */
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
