import { useEffect } from 'react'
import { taroRouter } from '@/router/host-router'
import type { ScreenLifecycle } from '../screen/screen-lifecycle'
import { useServices } from '../services'

/**
 * Runs the screen's pending refresh (`goBackAndRefresh`) when the screen is shown again. Call it in an observer,
 * because it reads `visible`.
 */
export function usePendingRefresh(lifecycle: ScreenLifecycle): void {
  const { visible } = lifecycle
  const { pendingRefresh } = useServices()
  useEffect(() => {
    if (!visible || !pendingRefresh.isFor(taroRouter.pageKey)) return
    pendingRefresh.clear()
    lifecycle.refreshOnShow()
  }, [lifecycle, pendingRefresh, visible])
}
