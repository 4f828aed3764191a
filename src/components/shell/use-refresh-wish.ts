import { useEffect, useRef } from 'react'
import { taroRouter } from '@/router/host-router'
import { refreshWish } from '@/router/refresh-wish'

/** Draws the screen anew when one comes back to it with that wish. */
export function useRefreshWish(inView: boolean, refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    if (!inView || !refreshWish.concerns(taroRouter.pageKey)) return
    refreshWish.forget()
    latest.current()
  }, [inView])
}
