import { useEffect } from 'react'
import { taroRouter } from '@/router/host-router'
import { pendingRefresh } from '@/router/pending-refresh'
import type { ScreenLifecycle } from '../screen/screen-lifecycle'

/** Refreshes the screen when one comes back to it by "go back and refresh". Call it where `lifecycle.visible` is observed. */
export function usePendingRefresh(lifecycle: ScreenLifecycle): void {
  const { visible } = lifecycle
  useEffect(() => {
    if (!visible || !pendingRefresh.isFor(taroRouter.pageKey)) return
    pendingRefresh.clear()
    lifecycle.refreshOnShow()
  }, [lifecycle, visible])
}
