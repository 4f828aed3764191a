import { chosenBy, isWholeMatrix } from '../../support/scope'
import type { Kind } from '../harness/kinds'

export const HOSTS: readonly Kind[] = ['weapp', 'alipay', 'bank']

/**
 * Returns true if a scenario or screen runs in this host. The name determines one host, because the scenario tests no
 * capability of a host. The whole matrix runs each scenario in every host.
 */
export const isTriedIn = (kind: Kind, name: string, hosts: readonly Kind[] = HOSTS): boolean =>
  isWholeMatrix() || chosenBy(name, hosts) === kind

/** All steps of the journey, with the hosts in which they must run. A scenario reports its steps by `stage.did`. */
const STEPS = {
  launch: HOSTS,
  'all five tabs': HOSTS,
  list: HOSTS,
  detail: HOSTS,
  'login by the host’s phone button': ['weapp', 'alipay'],
  'login by the host’s account, known from before': ['weapp', 'alipay'],
  'login by the bank’s account': ['bank'],
  'phone number withheld': ['weapp', 'alipay'],
  'login restored after a relaunch': HOSTS,
  'account created by e-mail': HOSTS,
  confirm: HOSTS,
  'host payment: success': HOSTS,
  'host payment: cancelled': HOSTS,
  'host payment: failed': HOSTS,
  'host payment: no answer': HOSTS,
  'host payment: killed after paying, relaunched': HOSTS,
  'host payment: killed before paying, relaunched': HOSTS,
  'cashier in the web view': HOSTS,
  'partner payment': HOSTS,
  'level renewed': HOSTS,
  'points paid': HOSTS,
  'a ticket of an order refunded': HOSTS,
  'an order refunded': HOSTS,
  'a ticket offered and taken back': HOSTS,
  'ticket rebooked, the difference paid': HOSTS,
  'ticket rebooked, the difference back': HOSTS,
  'ticket with its code': HOSTS,
  'past tickets': HOSTS,
  'tickets of a site': HOSTS,
  'code shown without a network': HOSTS,
  'keys gone with the logout': HOSTS,
  'tickets hidden from the next buyer': HOSTS,
  'share into a detail': HOSTS,
  'scan a code into a page': HOSTS,
  'scan a code of another shop': HOSTS,
  'cold start from a share link': HOSTS,
  'cold start from a QR scene': HOSTS,
  'cold start from an unknown code': HOSTS,
  'update offered': HOSTS,
  'update failed': HOSTS,
  'venue with its map': HOSTS,
  'list of venues': HOSTS,
  'show marked': HOSTS,
  'privilege code used': HOSTS,
  'list of best sellers': HOSTS,
  'jump list': HOSTS,
  'annual review': HOSTS,
  'stub saved as a picture': HOSTS,
  'nickname changed': HOSTS,
  'avatar by the host’s chooser': HOSTS,
  'announcement read': HOSTS,
  'city by its code': HOSTS,
  'coupon of a topic': HOSTS,
  'waitlist explained': HOSTS,
  'location refused': HOSTS,
  'location allowed in the settings': HOSTS,
  'location granted': HOSTS,
  'album refused, then allowed in the settings': HOSTS,
  'network lost and back': HOSTS,
  'captcha solved by a finger': HOSTS,
  'seat chosen on a canvas': HOSTS,
  'seat bought': HOSTS,
  'card bought': HOSTS,
  'seats booked by a card': HOSTS,
  'code of a coupon verified': HOSTS,
  'goods bought from the cart': HOSTS,
  'waited in line': HOSTS,
  'waited for a ticket': HOSTS,
  'prepared for a sale': HOSTS,
  'reminded by the host’s message': ['weapp', 'alipay'],
  'tried again as the gateway said': HOSTS,
  'partner’s link': HOSTS,
  'foreign return refused': HOSTS,
  'ticket after the face check': HOSTS,
  'coupon after the face check': HOSTS,
  'start without Intl, BigInt and async random': HOSTS,
} as const satisfies Record<string, readonly Kind[]>

export type Step = keyof typeof STEPS

export const stepsOf = (kind: Kind): Step[] =>
  (Object.keys(STEPS) as Step[]).filter((step) => (STEPS[step] as readonly Kind[]).includes(kind))
