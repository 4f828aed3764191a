import { bookingParams } from '@/components/response-mode/booking-params'
import type { ResponseModeNavigation } from '@/components/response-mode/deps'
import type { HostRouter } from '@/router/host-router'
import type { Router } from '@/router/navigate'
import { refreshWish } from '@/router/refresh-wish'

/** Where a refused call may lead the buyer. `router` comes into being after the client. */
export const responseModeNavigation = (host: HostRouter, router: () => Router): ResponseModeNavigation => {
  const backAndRefresh = async () => {
    refreshWish.make(host.pageKey())
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
