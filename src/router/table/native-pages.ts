import type { RouteName } from './table'

/**
 * Screens of the native app that shows the storefront, by their names in that app (shell §2, native-app embedding).
 * Includes planned screens.
 */
export const NATIVE_PAGES: Readonly<Record<string, string>> = {
  home: 'home',
  all: 'all',
  search: 'search',
  'show-detail': 'show-detail',
  'group-show-detail': 'show-detail',
  'shop-detail': 'shop-detail',
  'card-detail': 'benefit-card',
  'order-detail': 'order-detail',
  'topic-activity': 'topic-activity',
  // Verification of the user's own identity. The verification of other names on tickets opens inside the page.
  'middle-verify': 'real-name-auth',
  certificates: 'real-name-auth',
  'identity-form': 'real-name-auth',
  'registration-list': 'registration-list',
  'entrance-registration-detail': 'registration-detail',
  'entrance-registration-form': 'registration-form',
  'refund-orders': 'refund',
  'refund-order-tickets': 'refund',
  'member-confirm': 'member-confirm',
  'tour-detail': 'tour-detail',
  'annual-review': 'annual-review',
}

/** Screens that always open inside the page: errors, agreements, captcha, binding, and steps of a task. */
const PART_OF_PAGE: ReadonlySet<string> = new Set<RouteName | (string & {})>([
  'page-error',
  'shop-state',
  // The screen that the storefront shows after a logout.
  'mine',
  'captcha',
  'account-bind',
  'agreement',
  'agreement-support',
  'announce-detail',
  'booking',
  'pick-seat',
  'pick-seat-3rd',
  'site-purchase',
  'privilege',
  'confirm-order',
  'audience',
  'audience-modification',
  'address',
  'address-modification',
  'real-name',
  'real-name-single',
  'real-idCard',
  'pay-loading',
  'pay-success',
  'pay-success-new',
])

/**
 * Returns where a screen opens inside a native app (shell §2): as a screen of the app, inside the page, or not at all.
 */
export const placeInApp = (name: RouteName): { kind: 'app'; page: string } | { kind: 'page' } | { kind: 'nowhere' } => {
  const page = Object.prototype.hasOwnProperty.call(NATIVE_PAGES, name) ? NATIVE_PAGES[name] : undefined
  if (page !== undefined) return { kind: 'app', page }
  return { kind: PART_OF_PAGE.has(name) ? 'page' : 'nowhere' }
}
