import { createContext, useContext } from 'react'
import type { Clock } from '@/lib/clock'
import type { PaymentSlot } from '@/payment/slot'
import type { Platform } from '@/platform/platform'
import type { Client } from '@/request/client'
import type { RequestCaptcha } from '@/request/steps/captcha'
import type { Navigate } from '@/router/navigation'
import type { PendingRefresh } from '@/router/pending-refresh'
import type { Stores } from '@/stores/create-stores'
import type { Track } from '@/tracking/events'
import type { ResourceCache } from './screen/resource-cache'
import type { PageShare } from './share/page-share'
import type { TappedShow } from './show/show-preview'
import type { Dialogs } from './ui/dialog/dialogs'

/** Services for screens and models. A model declares the part it needs: `Pick<Services, 'client' | 'clock'>`. */
export interface Services {
  readonly client: Client
  readonly navigate: Navigate
  readonly stores: Stores
  readonly paymentSlot: PaymentSlot
  readonly clock: Clock
  readonly platform: Platform
  readonly dialogs: Dialogs
  /** Responses of the gateway that screens share. */
  readonly resources: ResourceCache
  readonly pendingRefresh: PendingRefresh
  readonly pageShare: PageShare
  readonly tappedShow: TappedShow
  /** Opens the captcha screen. Resolves to true if the captcha was solved. */
  readonly captcha: RequestCaptcha
  /** Adds an entry to the log; its facts must not contain tokens or personal data. */
  readonly log: (message: string, facts: Record<string, unknown>) => void
  /** Records an event for the merchant's tracking; does nothing without the buyer's consent. */
  readonly track: Track
}

/** Context of the services. app.tsx provides it once. */
export const ServicesContext = createContext<Services | null>(null)

/** Returns the app's services. Throws outside `ServicesContext`. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('No services: render inside ServicesContext.')
  return services
}

/** Returns the server's time at this render, epoch ms. */
export const useNow = (): number => useServices().clock.now()
