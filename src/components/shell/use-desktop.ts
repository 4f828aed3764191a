import { useEffect, useState } from 'react'
import { useServices } from '../services'

/**
 * Returns true in desktop mode: at a width of 961 px or more, and not inside a chat app (decision 17). Updates when the
 * window is resized.
 */
export function useDesktop(): boolean {
  const { host, system } = useServices().platform
  const [desktop, setDesktop] = useState(() => host.isDesktop(system.window().width))
  useEffect(() => {
    if (!host.isWeb) return undefined
    return system.onResize(() => setDesktop(host.isDesktop(system.window().width)))
  }, [host, system])
  return desktop
}
