import { useEffect, useState } from 'react'
import { useServices } from '@/components/services'
import { useInView } from '@/components/shell/use-in-view'
import { GateLight } from './gate-light'

/** Brightness up and the screen kept on while `wanted` and the screen is in view. */
export function useGateLight(wanted: boolean): void {
  const { screen } = useServices().platform
  const inView = useInView()
  const [light] = useState(() => new GateLight(screen))
  useEffect(() => {
    if (wanted && inView) void light.turnOn()
    else light.turnOff()
  }, [light, wanted, inView])
  useEffect(() => () => light.turnOff(), [light])
}
