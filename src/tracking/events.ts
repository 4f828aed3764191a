import type { RouteName } from '@/router/table/table'

/** Channel by which the buyer contacts the merchant. */
type ContactWay = 'host' | 'company' | 'chat' | 'phone'
/** Channel through which the buyer shares a page. */
type ShareWay = 'friend' | 'moments' | 'picture' | 'link'

/**
 * Tracked events (domain §7). Their values are ids of catalog items, and names that the storefront defines. They
 * contain no input of the user and no personal data.
 */
export type TrackedEvent =
  | { name: 'page_view'; page: RouteName; subject?: string }
  /** `target` is the screen that opened; '' for other actions. */
  | { name: 'click_component'; component: string; target: RouteName | '' }
  | { name: 'click_customer_service'; way: ContactWay }
  /** The host's own chat was opened with the context of the session (domain §7). */
  | { name: 'session_from' }
  | { name: 'click_close_notice'; noticeId: string }
  | { name: 'obtain_coupon_success' | 'obtain_coupon_fail'; couponTemplateId: string }
  | { name: 'share'; way: ShareWay }

/** Records an event. Never throws and never blocks. */
export type Track = (event: TrackedEvent) => void
