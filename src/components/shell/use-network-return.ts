import { useEffect } from 'react'
import type { ScreenLifecycle } from '../screen/screen-lifecycle'
import { useServices } from '../services'

/** Reports the return of the network to the screen, which reloads failed or stale resources. */
export function useNetworkReturn(lifecycle: ScreenLifecycle): void {
  const { system } = useServices().platform
  useEffect(
    () =>
      system.onNetworkChange((online) => {
        if (online) lifecycle.online()
      }),
    [lifecycle, system],
  )
}
