import { useEffect, useState } from 'react'
import { useServices } from '../services'

/** Returns true in desktop mode: from 961 px and not inside a chat app (decision 17). Follows the window. */
export function useDesktop(): boolean {
  const { host, system } = useServices().platform
  const [desktop, setDesktop] = useState(() => host.isDesktop(system.window().width))
  useEffect(() => {
    if (!host.isWeb) return undefined
    return system.onResize(() => setDesktop(host.isDesktop(system.window().width)))
  }, [host, system])
  return desktop
}
