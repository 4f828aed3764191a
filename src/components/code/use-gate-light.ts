import { useEffect, useState } from 'react'
import { useServices } from '../services'
import { useInView } from '../shell/use-in-view'
import { GateLight } from './gate-light'

/** Sets full brightness and holds the screen on while `enabled` and the screen is in view. */
export function useGateLight(enabled: boolean): void {
  const { screen } = useServices().platform
  const inView = useInView()
  const [light] = useState(() => new GateLight(screen))
  useEffect(() => {
    if (enabled && inView) void light.turnOn()
    else light.turnOff()
  }, [light, enabled, inView])
  useEffect(() => () => light.turnOff(), [light])
}
