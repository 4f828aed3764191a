import type { RouteName } from '@/router/table/table'

/** Channel of a contact with the merchant. */
type ContactWay = 'host' | 'company' | 'chat' | 'phone'
/** Target of a share. */
type ShareWay = 'friend' | 'moments' | 'picture' | 'link'

/**
 * Tracked events (domain §7). Values are names defined by the storefront and ids of the catalogue, without input or
 * personal data.
 */
export type TrackedEvent =
  | { name: 'page_view'; page: RouteName; subject?: string }
  /** `target` is the opened screen, '' for other actions. */
  | { name: 'click_component'; component: string; target: RouteName | '' }
  | { name: 'click_customer_service'; way: ContactWay }
  /** The host's own chat received its context (domain §7). */
  | { name: 'session_from' }
  | { name: 'click_close_notice'; noticeId: string }
  | { name: 'obtain_coupon_success' | 'obtain_coupon_fail'; couponTemplateId: string }
  | { name: 'share'; way: ShareWay }

/** Records an event. Never throws, never waits. */
export type Track = (event: TrackedEvent) => void
