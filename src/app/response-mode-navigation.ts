import { bookingParams } from '@/components/response-mode/booking-params'
import type { ResponseModeNavigation } from '@/components/response-mode/deps'
import type { HostRouter } from '@/router/host-router'
import type { Router } from '@/router/navigate'
import type { PendingRefresh } from '@/router/pending-refresh'

/**
 * Returns the navigation functions for response modes. `router` is a function because the router is created after the
 * client.
 */
export const responseModeNavigation = (
  host: HostRouter,
  router: () => Router,
  pendingRefresh: PendingRefresh,
): ResponseModeNavigation => {
  const backAndRefresh = async () => {
    pendingRefresh.request(host.pageKey())
    await router().back()
  }
  return {
    backAndRefresh,
    canGoBack: () => router().canGoBack(),
    openLogin: () => router().openLogin(),
    toBooking: async (request, errorCode) => {
      const params = bookingParams(request, host.options(), errorCode)
      if (!params) return backAndRefresh()
      await router().returnTo('booking', params)
    },
  }
}
