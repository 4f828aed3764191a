import { useEffect, useRef } from 'react'
import { taroRouter } from '@/router/host-router'
import { pendingRefresh } from '@/router/pending-refresh'

/** Refreshes the screen when one comes back to it by "go back and refresh". */
export function usePendingRefresh(inView: boolean, refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    if (!inView || !pendingRefresh.isFor(taroRouter.pageKey)) return
    pendingRefresh.clear()
    latest.current()
  }, [inView])
}
