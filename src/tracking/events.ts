import type { RouteName } from '@/router/table/table'

/** How the buyer turned to the merchant. */
type ContactWay = 'host' | 'company' | 'chat' | 'phone'
/** Where a share went. */
type ShareWay = 'friend' | 'moments' | 'picture' | 'link'

/**
 * What is measured (domain §7). Values are names of ours and ids of the catalogue: nothing that a person typed, and
 * nothing that names one.
 */
export type TrackedEvent =
  | { name: 'page_view'; page: RouteName; subject?: string }
  /** `target` is the screen that it leads to, '' where it does something else. */
  | { name: 'click_component'; component: string; target: RouteName | '' }
  | { name: 'click_customer_service'; way: ContactWay }
  /** The host's own chat was told what it is about (domain §7). */
  | { name: 'session_from' }
  | { name: 'click_close_notice'; noticeId: string }
  | { name: 'obtain_coupon_success' | 'obtain_coupon_fail'; couponTemplateId: string }
  | { name: 'share'; way: ShareWay }

/** Notes an event. Never throws, never waits. */
export type Track = (event: TrackedEvent) => void
