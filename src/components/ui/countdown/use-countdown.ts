import { useEffect, useRef, useState } from 'react'
import { type CountdownParts, countdownParts } from '@/domain/schedule/countdown'
import { useServices } from '../../services'

/**
 * Returns the time left until `until` (epoch ms) by the services' clock, updated each second. Calls `onEnd` once at the
 * end, but not if the time was over at the start.
 */
export function useCountdown(until: number, options: { hideHours?: boolean; onEnd?: () => void } = {}): CountdownParts {
  const { clock } = useServices()
  const { hideHours, onEnd } = options
  const end = useRef(onEnd)
  end.current = onEnd
  const [now, setNow] = useState(() => clock.now())

  useEffect(() => {
    const left = (): number => until - clock.now()
    if (left() <= 0) return undefined
    let timer = clock.setTimeout(tick, nextSecond(left()))
    function tick(): void {
      setNow(clock.now())
      if (left() <= 0) end.current?.()
      else timer = clock.setTimeout(tick, nextSecond(left()))
    }
    return () => clock.clearTimeout(timer)
  }, [clock, until])

  return countdownParts(until, now, { hideHours })
}

/** Returns ms until the displayed second changes, so that two countdowns on one screen change together. */
const nextSecond = (left: number): number => left % 1000 || 1000
