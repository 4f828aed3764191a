import { storefrontAt } from '../../../scripts/browser/storefront'
import type { Stop } from '../../../scripts/browser/tour/stop'
import { type Guest, tourOf } from '../../../scripts/browser/tour/tour'
import { memberPopupTexts } from '../../../src/locales/namespaces/member-popup'
import { stubTexts } from '../../../src/locales/namespaces/stub'
import { parseLink } from '../../../src/router/links'
import { type Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { mailedCode } from '../journey/scenarios/email-account'
import { ENTRANCE_STOPS } from './entrance-stops'
import { goodsStops } from './goods-stops'
import { GROUP_STOPS } from './group-stops'
import { ORDER_STOPS } from './order-stops'
import { PARKING_STOPS } from './parking-stops'
import { SHARE_STOPS } from './share-stops'
import { VOTE_STOPS } from './vote-stops'
import { WEB_ONLY } from './web-only'
import { addressOf, atPaid, nameOf, openTicket, pageOf, payOrder, placeOrder } from '../journey/steps'

/**
 * Goes to a stop inside a host, from any page or from the previous stop. Waits for the content of the stop. `again`
 * ends the mini program and starts a new one without any loaded data.
 */
type Reach = (stage: Stage, host: Host, again: () => Host) => Promise<void>

/** Id of a show whose tickets need neither seats nor names. */
const PLAIN = 'S1003'
/** Id of a show whose tickets are sold in pairs. Each pair needs two attendees. */
const NAMED = 'S1001'

const open = (host: Host, address: string): void => host.pages.reLaunch(address)

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

/** Opens the order of a show from its booking, with the chosen tier and quantity. */
const order = async ({ texts }: Stage, host: Host, showId: string, tier = 0, quantity = 1): Promise<void> => {
  const t = texts('show')
  open(host, addressOf('booking', { showId }))
  const radios = (title: string) =>
    host.until(() => host.all({ text: title, role: 'radiogroup' })[0], `no choice of ${title}`)
  await host.tap({ role: 'radio', enabled: true }, await radios(t('pick.session')))
  const tiers = await radios(t('pick.tier'))
  const chosen = await host.until(() => host.all({ role: 'radio', enabled: true }, tiers)[tier], 'no tier to choose')
  await host.tap(chosen)
  for (let units = 1; units < quantity; units += 1) await host.tap(button(t('common.increase')))
}

/** Makes a popup due, and opens the home page with it. */
const openPopup = async ({ texts, gateway }: Stage, host: Host, kind: 'LEVEL' | 'BIRTHDAY'): Promise<void> => {
  await storefrontAt(gateway.gateway.url, () => Promise.resolve()).play(kind)
  open(host, addressOf('home', {}))
  await host.find({ text: texts(memberPopupTexts)('memberPopup.stop'), role: 'button' })
}

const buy = async (stage: Stage, host: Host, showId: string, tier?: number, quantity?: number): Promise<void> => {
  await order(stage, host, showId, tier, quantity)
  await host.tap(button(stage.texts('show')('show.action.buy')))
  await host.at(pageOf('confirm-order'))
}

const openSheet = async (stage: Stage, host: Host): Promise<void> => {
  const t = stage.texts('checkout')
  await buy(stage, host, NAMED, 1, 2)
  await host.tap(button(t('confirm.choosePeople')))
  const sheet = await host.dialog(t('confirm.choosePeople'))
  for (const person of [0, 1]) {
    const people = () => host.all({ role: 'checkbox', enabled: true }, sheet)
    await host.tap(await host.until(() => people()[person], 'no attendee to choose'))
  }
}

const openSeats = async ({ texts }: Stage, host: Host, showId: string): Promise<void> => {
  open(host, addressOf('pick-seat', { showId }))
  await host.find(button(texts('seat')('zoom.in')))
}

/** Closes the dialogs on the sandbox's page one after another, until the wanted dialog is in front. */
const openWindow = async ({ texts }: Stage, host: Host, isMeant: (text: string) => boolean): Promise<void> => {
  open(host, addressOf('home-topic', { topicId: 'windows' }))
  const front = () => host.all({ role: 'dialog' })[0]
  let shown = await host.find({ role: 'dialog' })
  for (let text = shown.textContent ?? ''; !isMeant(text); text = shown.textContent ?? '') {
    await host.tap(button(texts('core')('button.close')), shown)
    shown = await host.until(() => front()?.textContent !== text && front(), `no window after ${text}`)
  }
}

/** Functions for the stops that an address alone cannot open. */
const OWN: Readonly<Record<string, Reach>> = {
  'page-error': async (_stage, host) => {
    open(host, addressOf('page-error'))
    await host.at(pageOf('page-error'))
  },
  'list-dates': async ({ texts }, host) => {
    const t = texts('core')
    const filters = await host.find({ text: t('list.filters'), role: 'group' })
    const second = await host.until(() => host.all({ role: 'button' }, filters)[1], 'no second filter')
    await host.tap(second)
    await host.dialog(t('list.date'))
  },
  'search-results': async ({ texts, language }, host) => {
    open(host, addressOf('search'))
    const label = texts('core')('button.search')
    const value = nameOf(NAMED, language)
    await host.type(label, value)
    host.fire(await host.find({ text: label, role: 'textbox' }), 'confirm', { value })
    // Selects Shanghai, where the show is, because the storefront starts in Macao with this language.
    if (language === 'zh-MO') await host.tap(button(texts('show')('search.elsewhere', { count: 1 })))
    await host.find({ part: value, role: 'button' })
  },
  ...SHARE_STOPS,
  'layout-member': async ({ texts }, host) => {
    open(host, addressOf('home-topic', { topicId: 'gallery' }))
    await host.find({ part: texts('layout')('layout.view'), role: 'button' })
  },
  'window-banner': (stage, host) =>
    openWindow(stage, host, (text) => !text.includes(stage.texts('core')('button.gotIt'))),
  'window-coupons': (stage, host) =>
    openWindow(stage, host, (text) => text.includes(stage.texts('layout')('layout.receive'))),
  'popup-level': (stage, host) => openPopup(stage, host, 'LEVEL'),
  'popup-birthday': (stage, host) => openPopup(stage, host, 'BIRTHDAY'),
  agreement: async (_stage, host) => {
    open(host, addressOf('agreement-support'))
    await host.tap({ text: /隐私|私隱|Privacy/, role: 'button' })
    await host.at(pageOf('agreement'))
  },
  'shop-closed': async ({ texts, gateway }, _host, again) => {
    const { url } = gateway.gateway
    const storefront = storefrontAt(url, () => Promise.resolve())
    const answer = { kind: 'code', statusCode: 500, errorCode: 'RE030326003101' } as const
    await storefront.fault({ route: '/home/pub/v5/layouts', answer })
    await storefront.fault({ route: '/home/pub/v5/shop/configs', answer })
    await again().find(texts('core')('error.shopClosed'))
    await storefront.clearFaults()
  },
  'venue-ways': async ({ texts }, host) => {
    const t = texts('show')
    open(host, addressOf('venue', { venueId: 'V01' }))
    await host.tap({ part: t('venue.ways'), role: 'button' })
    await host.dialog(t('venue.ways'))
  },
  booking: (stage, host) => order(stage, host, NAMED, 2, 2),
  'pick-seat': (stage, host) => openSeats(stage, host, 'S6101'),
  'pick-seat-best': async (stage, host) => {
    const t = stage.texts('seat')
    await openSeats(stage, host, 'S1101')
    await host.tap(button(t('best.take', { count: 2 })))
    await host.find({ text: t('chosen.title', { count: 2 }), role: 'list' })
  },
  'pick-seat-list': async (stage, host) => {
    const t = stage.texts('seat')
    await openSeats(stage, host, 'S2101')
    await host.tap({ text: t('mode.list'), role: 'tab' })
    await host.find({ text: t('list.label'), role: 'region' })
  },
  'account-bind-code': async ({ texts }, host) => {
    const t = texts('user')
    await host.type(t('email.email'), 'lin@foyer.example')
    await host.tap(button(t('login.getCode')))
    await host.find(t('code.title'))
  },
  'login-code': async (stage, host) => {
    const t = stage.texts('user')
    open(host, addressOf('login'))
    await host.find(t('login.heading'))
    const other = host.all({ part: t('login.byPhone'), role: 'button' })[0]
    if (other) await host.tap(other)
    await host.type(t('login.phone'), stage.language === 'zh-MO' ? '66000001' : '13800000001')
    await host.tap({ role: 'checkbox' })
    await host.tap(button(t('login.getCode')))
    await host.find(t('code.title'))
  },
  'check-email': async (stage, host) => {
    const ways = stage.texts('ways-in')
    open(host, addressOf('create-account'))
    await host.type(stage.texts('user')('email.email'), 'layout@example.com')
    await host.tap({ role: 'checkbox' })
    await host.tap(button(ways('mail.send')))
    await host.find(ways('check.title'))
  },
  'set-password': async (stage, host) => {
    await host.type(stage.texts('form')('code.label'), await mailedCode(stage, 'layout@example.com'))
    await host.find(stage.texts('ways-in')('set.title'))
  },
  'profile-birthday': async ({ texts }, host) => {
    const label = texts('profile')('profile.birthday')
    await host.tap({ part: label, role: 'button' })
    await host.dialog(label)
  },
  'account-safe-proof': async ({ texts }, host) => {
    const t = texts('profile')
    await host.tap({ part: t('safe.download'), role: 'button' })
    await host.dialog(t('proof.title'))
  },
  'waitlist-sheet': async ({ texts }, host) => {
    const t = texts('show')
    open(host, addressOf('show-detail', { showId: 'S1004' }))
    await host.tap(button(t('show.action.waitlist')))
    await host.find({ role: 'radio' }, await host.dialog(t('wait.title')))
  },
  'waitlist-place': async ({ texts }, host) => {
    const t = texts('show')
    const sheet = await host.dialog(t('wait.title'))
    await host.tap(await host.find({ role: 'radio', enabled: true }, sheet))
    await host.tap(button(t('show.action.waitlist')), sheet)
    await host.find({ part: t('wait.first') })
  },
  'privilege-used': async ({ texts }, host) => {
    const t = texts('show')
    await host.type(t('privilege.code'), 'FRIENDS2026')
    await host.tap(button(t('privilege.use')))
    await host.find(button(t('privilege.buy')))
  },
  'preload-ticket-tiers': async ({ texts }, host) => {
    const t = texts('order')
    open(host, addressOf('preload-ticket', { showId: 'S1002' }))
    await host.tap(button(t('grab.add')))
    await host.find({ role: 'checkbox' }, await host.dialog(t('grab.chooseTiers')))
  },
  'preload-ticket-filled': async ({ texts }, host) => {
    const t = texts('order')
    const sheet = await host.dialog(t('grab.chooseTiers'))
    for (const tier of [0, 2, 3]) await host.tap(host.all({ role: 'checkbox' }, sheet)[tier]!)
    await host.tap(button(t('button.done')), sheet)
    await host.find(button(t('grab.addMore')))
  },
  'attendees-sheet': openSheet,
  'confirm-order': async ({ texts }, host) => {
    const sheet = await host.dialog(texts('checkout')('confirm.choosePeople'))
    await host.tap(button(texts('core')('button.done')), sheet)
    await host.until(() => !sheet.isConnected, 'the sheet stays')
  },
  'confirm-address': (stage, host) => buy(stage, host, 'S8001'),
  'payment-sheet': async (stage, host) => {
    await buy(stage, host, PLAIN, 0, 2)
    host.hands.cashier = 'cancel'
    await placeOrder(stage, host)
    await host.at(pageOf('order-detail'))
  },
  paid: async (stage, host) => {
    host.hands.cashier = 'pay'
    await payOrder(stage, host)
    await atPaid(stage, host)
  },
  ticket: async (stage, host) => {
    await host.back()
    await openTicket(stage, host)
  },
  ...ENTRANCE_STOPS,
  ...GROUP_STOPS,
  'ticket-stub': async ({ texts, language }, host) => {
    await host.tap({ part: nameOf('S1015', language), role: 'button' })
    await host.at(pageOf('ticket-stub-print'), texts(stubTexts)('stub.printTitle'))
    await host.find({ role: 'switch' })
  },
  ...PARKING_STOPS,
  ...ORDER_STOPS,
  ...goodsStops(buy),
  ...VOTE_STOPS,
}

const linkTo = (path: string) => {
  const link = parseLink(path)
  if (!link.ok) throw new Error(`No screen has the address ${path}.`)
  return link.value
}

const pageAt = (path: string): string => pageOf(linkTo(path).name)

/** Opens a screen by its web address, as a scanned code or a shared link does. */
const byPath =
  (path: string): Reach =>
  async (_stage, host) => {
    const { name, params } = linkTo(path)
    open(host, addressOf(name, params as Record<string, string>))
    await host.at(pageOf(name))
  }

interface HostStop {
  name: string
  reach: Reach
  /** The page that must be shown after everything has loaded. A login must not replace it. */
  page?: string
}

/** Returns how a stop is reached inside a host. @throws Error if the stop has neither an address nor steps for hosts */
const inHost = ({ name, path }: Stop): HostStop => {
  const reach = OWN[name] ?? (path === undefined ? undefined : byPath(path))
  if (!reach) throw new Error(`The stop ${name} has no steps for a host. Add them to stops.ts.`)
  return { name, reach, page: OWN[name] || path === undefined ? undefined : pageAt(path) }
}

/**
 * Returns the stops of the tour on the web, with the functions that open them in a host, in the order of the tour.
 * @throws Error for a stop of the tour that has neither an address nor steps for hosts
 */
export const hostStops = (guest: Guest): HostStop[] =>
  tourOf(guest)
    .filter(({ name }) => !(name in WEB_ONLY))
    .map(inHost)
