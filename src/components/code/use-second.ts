import { useEffect, useState } from 'react'
import { useServices } from '../services'
import { useInView } from '../shell/use-in-view'

const SECOND = 1_000

/** Returns the server's time in epoch ms. Re-renders the component once a second while its screen is in view. */
export function useSecond(): number {
  const { clock } = useServices()
  const inView = useInView()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (!inView) return undefined
    const tick = () => {
      const time = clock.now()
      setNow(time)
      timer = clock.setTimeout(tick, SECOND - (time % SECOND))
    }
    let timer = clock.setTimeout(tick, 0)
    return () => clock.clearTimeout(timer)
  }, [clock, inView])
  return now
}
