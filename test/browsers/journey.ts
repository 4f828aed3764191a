import { MEMBER } from '../../scripts/browser/steps/log-in'
import { CODE_WINDOW } from '../../src/domain/ticket/one-time-code'
import { showName } from '../../scripts/browser/texts'
import type { Visitor } from './visitor'

/** Id of a show in a row of home. */
const FRONT = 'S5001'
/** Id of a show whose seats are on a map. Its tickets need no names. */
const SEATS = 'S2101'
const SEAT_COUNT = 2

/** The pay button on the storefront's payment sheet, and on the sandbox's cashier. */
const PAYS = { roles: ['button'], part: '¥' }

const nameOf = (showId: string): string => showName(showId, 'zh-CN')
const heading = (name: string) => ({ roles: ['heading'], name })

/** A step of the journey. The command prints its name. */
export type Step = [name: string, take: (visitor: Visitor) => Promise<void>]

const logIn = async (visitor: Visitor): Promise<void> => {
  const t = visitor.texts('user')
  await visitor.sees(heading(t('login.heading')))
  await visitor.fills(t('login.phone'), MEMBER)
  await visitor.taps({ roles: ['checkbox'] })
  await visitor.taps({ name: t('login.getCode') })
  await visitor.sees(heading(t('code.title')))
  const code = await visitor.storefront.codeFor(MEMBER)
  await visitor.fills(visitor.texts('form')('code.label'), code)
}

/** The steps of a purchase, some of which use the browser's own buttons. */
export const JOURNEY: readonly Step[] = [
  [
    'home',
    async (visitor) => {
      await visitor.open('/')
      await visitor.sees({ part: nameOf(FRONT) })
    },
  ],
  [
    'show',
    async (visitor) => {
      await visitor.taps({ part: nameOf(FRONT) })
      await visitor.at(({ pathname }) => pathname === `/content/${FRONT}`)
      await visitor.sees(heading(nameOf(FRONT)))
    },
  ],
  [
    'back',
    async (visitor) => {
      await visitor.engine.back()
      await visitor.at(({ pathname }) => pathname === '/')
      await visitor.sees({ part: nameOf(FRONT) })
    },
  ],
  [
    'seats',
    async (visitor) => {
      const t = visitor.texts('seat')
      await visitor.open(`/content/${SEATS}`)
      await visitor.sees(heading(nameOf(SEATS)))
      await visitor.taps({ name: visitor.texts('show')('show.action.pickSeats') })
      await visitor.sees({ name: t('zoom.in') })
      await visitor.taps({ name: t('best.take', { count: SEAT_COUNT }) })
      await visitor.taps({ part: t('act.paySum', { count: SEAT_COUNT, sum: '¥' }).split('¥')[0] })
    },
  ],
  ['login', logIn],
  [
    'order',
    async (visitor) => {
      const t = visitor.texts('checkout')
      await visitor.sees(heading(t('confirm.title')))
      // The agreement has not been accepted yet, because this is the member's first order in the storefront.
      await visitor.taps({ roles: ['checkbox'], name: t('confirm.agree') })
      await visitor.taps({ name: t('confirm.submit') })
      await visitor.sees({ roles: ['dialog'], name: t('pay.title') })
    },
  ],
  [
    'paid',
    async (visitor) => {
      await visitor.taps(PAYS)
      await visitor.at(({ pathname }) => pathname.startsWith('/sandbox/cashier/'))
      await visitor.taps(PAYS)
      await visitor.sees(heading(visitor.texts('order')('result.paid')))
    },
  ],
  [
    'reload',
    async (visitor) => {
      await visitor.engine.reload()
      await visitor.sees(heading(visitor.texts('order')('result.paid')))
    },
  ],
  [
    'ticket',
    async (visitor) => {
      await visitor.taps({ name: visitor.texts('order')('result.seeTickets') })
      await visitor.sees({ part: nameOf(SEATS) })
      await visitor.engine.reload()
      await visitor.sees({ part: nameOf(SEATS) })
    },
  ],
  [
    'offline',
    async (visitor) => {
      const code = { part: visitor.texts('ticket')('detail.changingLabel', { number: 1, seconds: CODE_WINDOW / 1000 }) }
      await visitor.open('/ticket')
      await visitor.taps({ part: nameOf(SEATS) })
      await visitor.sees(code)
      await visitor.engine.back()
      await visitor.sees(heading(visitor.texts('core')('ticketHolder.title')))
      // The server is stopped, so the screen must show the copy that is stored on the device.
      await visitor.storefront.stop()
      await visitor.taps({ part: nameOf(SEATS) })
      await visitor.sees(code)
    },
  ],
]
