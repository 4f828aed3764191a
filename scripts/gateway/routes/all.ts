import type { Gateway } from '../context'
import type { App, Routes } from '../provider'
import { addressRoutes } from './addresses'
import { attendeeRoutes } from './attendees'
import { authRoutes } from './auth'
import { bindRoutes } from './bind'
import { cartRoutes } from './cart'
import { copywritingRoutes } from './copywriting'
import { gatheringRoutes } from './gatherings'
import { hostLoginRoutes } from './host-login'
import { layoutRoutes } from './layouts'
import { orderRoutes } from './orders'
import { partnerRoutes } from './partner'
import { paymentRoutes } from './payments'
import { purchaseRoutes } from './purchase'
import { riskRoutes } from './risk'
import { searchRoutes } from './search'
import { seatHoldRoutes } from './seat-holds'
import { seatRoutes } from './seats'
import { sessionRoutes } from './sessions'
import { shopRoutes } from './shop'
import { shortCodeRoutes } from './short-codes'
import { showRoutes } from './show'
import { showUserRoutes } from './show-user'
import { userRoutes } from './user'
import { versionRoutes } from './version'
import { voucherRoutes } from './vouchers'

const rooms: Routes[] = [
  shopRoutes,
  versionRoutes,
  copywritingRoutes,
  layoutRoutes,
  searchRoutes,
  showRoutes,
  sessionRoutes,
  seatRoutes,
  seatHoldRoutes,
  partnerRoutes,
  gatheringRoutes,
  authRoutes,
  hostLoginRoutes,
  bindRoutes,
  userRoutes,
  attendeeRoutes,
  addressRoutes,
  showUserRoutes,
  riskRoutes,
  purchaseRoutes,
  paymentRoutes,
  orderRoutes,
  voucherRoutes,
  cartRoutes,
  shortCodeRoutes,
]

/** All API routes of the gateway. */
export const apiRoutes = (app: App, gateway: Gateway): void => {
  for (const routes of rooms) routes(app, gateway)
}
