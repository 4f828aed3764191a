import { showName } from '../../../scripts/browser/texts'
import { Hands } from '../harness/hands'
import type { Device, Host } from '../harness/host'
import type { Language } from '../../../src/domain/languages'
import { pageAddressOf } from '../../../src/router/links'
import { factsOf, type RouteName } from '../../../src/router/table/table'
import type { Stage } from './stage'

/** The first show in the list. */
export const FRONT = 'S1001'
/** The first show on home. */
export const ON_HOME = 'S5001'
/** Id of a real-name show, whose order needs an attendee. Its ticket codes are available at once. */
export const SHOW = 'S3003'
/** Phone number of the sandbox's member, who has attendees. */
const MEMBER = '13800000001'

/** Creates a new device whose owner has this name in the host. */
export const stranger = (person: string): Device => {
  const hands = new Hands()
  hands.person = person
  return { storage: new Map(), hands }
}

export const nameOf = (showId: string, language: Language = 'zh-CN'): string => showName(showId, language)

/** Returns the page of a screen, as in the host's stack. */
export const pageOf = (name: RouteName): string => factsOf(name).page

export const addressOf = (name: RouteName, params: Record<string, string> = {}): string => pageAddressOf(name, params)

/** Waits until home shows its content. */
export const atHome = async (host: Host): Promise<void> => {
  await host.at(pageOf('home'))
  await host.find({ part: nameOf(ON_HOME), role: 'button' })
}

export const openTab = async (
  { texts }: Stage,
  host: Host,
  tab: 'home' | 'all' | 'shop' | 'ticket' | 'mine',
): Promise<void> => {
  await host.tap({ text: texts('core')(`tab.${tab}`), role: 'button' })
  await host.at(pageOf(tab === 'ticket' ? 'ticket-holder' : tab))
}

/** Returns a pattern for the card of the show. The card contains the name of the show and a price. */
const cardOf = (showId: string) => ({ text: new RegExp(`${nameOf(showId)}.*(¥|起)`), role: 'button' })

/** Searches for a show in the list, and opens the show. */
export const findShow = async ({ texts }: Stage, host: Host, showId: string): Promise<void> => {
  const t = texts('core')
  await host.tap({ part: t('button.search'), role: 'button' })
  await host.at(pageOf('search'))
  await host.type(t('button.search'), nameOf(showId))
  const field = await host.find({ text: t('button.search'), role: 'textbox' })
  host.fire(field, 'confirm', { value: nameOf(showId) })
  await host.tap(cardOf(showId))
}

export const atShow = async (host: Host, showId: string): Promise<void> => {
  await host.at(pageOf('show-detail'), nameOf(showId))
}

/** Selects the first session and the tier at this index, and taps the buy button. */
export const chooseTickets = async ({ texts }: Stage, host: Host, tier = 1): Promise<void> => {
  const t = texts('show')
  const group = (title: string) =>
    host.until(() => host.all({ text: title, role: 'radiogroup' })[0], `no choice of ${title}`)
  await host.tap({ role: 'radio', enabled: true }, await group(t('pick.session')))
  const tiers = await group(t('pick.tier'))
  const offered = await host.until(() => {
    const radios = host.all({ role: 'radio', enabled: true }, tiers)
    // Waits for all requests, because a separate call returns which tiers are sold out.
    return radios.length > tier && host.network.open === 0 ? radios : undefined
  }, 'no tier to choose')
  await host.tap(offered[tier]!)
  await host.tap({ text: t('show.action.buy'), role: 'button' })
}

/** Ticks the checkbox of the agreements. */
const agree = async (host: Host): Promise<void> => {
  await host.tap({ role: 'checkbox' })
}

/** Returns the labels of a host's login button: for a new user and for a returning user. */
const hostLabels = ({ texts, kind }: Stage): { fresh: string; known: string } => {
  const t = texts('user')
  if (kind === 'bank') return { fresh: t('hostLogin.account'), known: t('hostLogin.account') }
  const host = t(`hostLogin.${kind}`)
  return { fresh: t('hostLogin.phone', { host }), known: t('hostLogin.quick', { host }) }
}

/** Waits until the host's button on the login screen is enabled. Returns the button. */
const hostButton = (stage: Stage, host: Host): Promise<HTMLElement> => {
  const { fresh, known } = hostLabels(stage)
  const ready = (): HTMLElement | undefined => {
    const [phone] = host.all({ text: fresh, role: 'button' })
    if (phone && (stage.kind === 'bank' || phone.getAttribute('open-type') !== '')) return phone
    return host.all({ text: known, role: 'button' })[0]
  }
  return host.until(ready, 'no button of the host')
}

/**
 * Logs in with the method of each host. WeChat and Alipay have a phone button, or offer the known account. A bank
 * offers the bank's account.
 */
export const logInByHost = async (stage: Stage, host: Host, phone = MEMBER): Promise<void> => {
  host.hands.phone = phone
  await pressHostLogin(stage, host)
  await host.until(() => host.page.path !== pageOf('login'), 'still at the login')
}

/** Accepts the agreements and presses the host's button. */
export const pressHostLogin = async (stage: Stage, host: Host): Promise<void> => {
  await host.at(pageOf('login'))
  const { fresh, known } = hostLabels(stage)
  await host.until(() => [...host.all(fresh), ...host.all(known)][0], 'the host has no way to log in')
  await agree(host)
  await host.tap(await hostButton(stage, host))
}

/** Waits until the host offers the quick login with an account that it knows. */
export const isKnown = async (stage: Stage, host: Host): Promise<void> => {
  await host.find({ text: hostLabels(stage).known, role: 'button' })
}

/** Selects an attendee for a real-name show. @param person index in the buyer's list of attendees */
export const choosePerson = async ({ texts }: Stage, host: Host, person = 0): Promise<void> => {
  const t = texts('checkout')
  await host.at(pageOf('confirm-order'))
  await host.tap({ text: t('confirm.choosePeople'), role: 'button' })
  const sheet = await host.dialog(t('confirm.choosePeople'))
  const people = await host.until(
    () => host.all({ role: 'checkbox', enabled: true }, sheet)[person],
    'no attendee to choose',
  )
  await host.tap(people)
  await host.tap({ text: texts('core')('button.done'), role: 'button' }, sheet)
}

/** Accepts the agreements and places the order. @param screen the checkout */
export const placeOrder = async (
  { texts, did }: Stage,
  host: Host,
  screen: 'confirm-order' | 'card-confirm' | 'goods-cart-confirm' = 'confirm-order',
): Promise<void> => {
  const t = texts('checkout')
  await host.at(pageOf(screen))
  did('confirm')
  await host.find({ text: t('confirm.submit'), role: 'button', enabled: true })
  const [box] = host.all({ text: t('confirm.agree'), role: 'checkbox' })
  // A buyer who has ordered on this device before gets no checkbox.
  if (box) await host.tap(box)
  await host.tap({ text: t('confirm.submit'), role: 'button' })
}

/** Pays an unpaid order. The agreements were accepted when the order was placed. */
export const payOrder = async ({ texts }: Stage, host: Host): Promise<void> => {
  const [label = ''] = texts('order')('detail.pay', { amount: '' }).split('¥')
  await host.at(pageOf('order-detail'))
  await host.tap({ part: label, role: 'button' })
}

/** Waits for the result of the payment. */
export const atPaid = async (
  { texts }: Stage,
  host: Host,
  heading: 'result.paid' | 'result.rebooked' = 'result.paid',
): Promise<void> => {
  await host.at(/\/pay-success/)
  await host.find(texts('order')(heading))
}

/** Opens the code of the ticket from the payment's result screen. */
export const openTicket = async (stage: Stage, host: Host): Promise<void> => {
  const { texts } = stage
  await host.tap({ text: texts('order')('result.seeTickets'), role: 'button' })
  await host.at(pageOf('ticket-detail-new'))
  const [, part = ''] = texts('ticket')('detail.changingLabel', { number: 1, seconds: 30 }).split('1')
  await host.find({ part: part.trim(), role: 'img' })
  stage.did('ticket with its code')
}
