import type { ShopModule } from '@/domain/shop-modules'
import type { TextKey } from '@/locales/keys'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { IconName } from '../ui/icon/names'

/** An entry of the account: a screen that the merchant may switch off with its module. */
export interface AccountEntry {
  module: ShopModule
  icon: IconName
  title: TextKey
  to: LinkTo
}

const TICKETS: AccountEntry = { module: 'TICKET', icon: 'ticket', title: 'mine.tickets', to: linkTo('ticket-holder') }

/** The screens that a buyer opens most often. Phones show them as a grid. */
export const ORDER_ENTRIES: readonly AccountEntry[] = [
  { module: 'ORDER', icon: 'order', title: 'mine.orders', to: linkTo('orders') },
  { module: 'ORDER', icon: 'refresh', title: 'mine.refunds', to: linkTo('refund-orders') },
  { module: 'TICKET', icon: 'gift', title: 'mine.gifts', to: linkTo('send-mine-ticket') },
  { module: 'FAVORITE', icon: 'heart', title: 'mine.favorites', to: linkTo('favorite-show') },
]

/** Membership, coupons, privilege cards, and records of visits. */
export const RECORD_ENTRIES: readonly AccountEntry[] = [
  { module: 'MEMBER', icon: 'crown', title: 'mine.member', to: linkTo('member-center') },
  { module: 'WALLET', icon: 'wallet', title: 'mine.wallet', to: linkTo('my-rights') },
  { module: 'COUPON', icon: 'coupon', title: 'mine.coupons', to: linkTo('coupons') },
  { module: 'PRIVILEGE_CARD', icon: 'card', title: 'mine.cards', to: linkTo('card-list', { tab: 'mine' }) },
  { module: 'POINT', icon: 'coin', title: 'mine.points', to: linkTo('points') },
  { module: 'TICKET', icon: 'calendar', title: 'mine.reservations', to: linkTo('reserve-record') },
  { module: 'TICKET', icon: 'people', title: 'mine.registrations', to: linkTo('open-show-list') },
  { module: 'TICKET', icon: 'edit', title: 'mine.entrances', to: linkTo('registration-list') },
  { module: 'WORK_PERMIT', icon: 'id-card', title: 'mine.permits', to: linkTo('work-permit-records') },
  { module: 'TICKET', icon: 'image', title: 'mine.stubs', to: linkTo('ticket-stub-list') },
  { module: 'ORDER', icon: 'invoice', title: 'mine.invoices', to: linkTo('invoice') },
  { module: 'ANNUAL_REVIEW', icon: 'star', title: 'mine.review', to: linkTo('annual-review') },
]

/** Screens of personal data that purchases reuse, such as attendees and addresses. */
export const PERSON_ENTRIES: readonly AccountEntry[] = [
  { module: 'AUDIENCE', icon: 'people', title: 'mine.audiences', to: linkTo('audience') },
  { module: 'ADDRESS', icon: 'location', title: 'mine.addresses', to: linkTo('address') },
  { module: 'CERTIFICATE', icon: 'shield', title: 'mine.certificates', to: linkTo('certificates') },
]

/** The groups of the navigation. Phones show the tickets themselves, so they omit the entry for tickets. */
export const ENTRY_GROUPS: readonly (readonly AccountEntry[])[] = [
  [TICKETS, ...ORDER_ENTRIES],
  RECORD_ENTRIES,
  PERSON_ENTRIES,
]
