import { type ReactNode, type TouchEvent, useCallback, useRef, useState } from 'react'

/** Minimum pull distance for a refresh on release, CSS px. The next constant is the maximum offset of the content. */
const PULL = 64
const MAX_OFFSET = 96
/** Factor of the resistance: the content moves half the distance of the finger. */
const RESISTANCE = 0.5

type Phase = 'rest' | 'pulling' | 'refreshing'

/**
 * Returns the state and the handlers of a pull-down gesture.
 * @param atTop returns true if the scroll box is at its top when the touch begins
 * @param onPulled called on release after a sufficient distance; `hold` then shows the ring until `settle` is called
 */
export const usePull = (atTop: (pulled: HTMLElement) => boolean, onPulled: () => void) => {
  const [phase, setPhase] = useState<Phase>('rest')
  const [offset, setOffset] = useState(0)
  const start = useRef<number | null>(null)
  const settle = useCallback(() => {
    setPhase('rest')
    setOffset(0)
  }, [])
  const hold = useCallback(() => {
    setPhase('refreshing')
    setOffset(PULL)
  }, [])
  const handleStart = (event: TouchEvent<HTMLElement>) => {
    start.current = phase === 'rest' && atTop(event.currentTarget) ? event.touches[0].clientY : null
  }
  const handleMove = (event: TouchEvent) => {
    if (start.current === null) return
    const pulled = (event.touches[0].clientY - start.current) * RESISTANCE
    setPhase(pulled > 0 ? 'pulling' : 'rest')
    setOffset(Math.max(0, Math.min(pulled, MAX_OFFSET)))
  }
  const handleEnd = () => {
    if (start.current === null) return
    start.current = null
    if (offset >= PULL) onPulled()
    else settle()
  }
  return { phase, offset, hold, settle, handleStart, handleMove, handleEnd }
}

/** Draws the pulled content, and the ring above it. */
export const Pulled = ({ pull, children }: { pull: ReturnType<typeof usePull>; children?: ReactNode }) => (
  <div
    data-pull={pull.phase}
    onTouchStart={pull.handleStart}
    onTouchMove={pull.handleMove}
    onTouchEnd={pull.handleEnd}
    onTouchCancel={pull.handleEnd}
  >
    <i data-pull-ring="" aria-hidden="true" />
    {/* No transform at rest, because a transform would make this element the containing block of fixed bars inside the page. */}
    <div style={pull.offset > 0 ? { transform: `translateY(${pull.offset}px)` } : undefined}>{children}</div>
  </div>
)
