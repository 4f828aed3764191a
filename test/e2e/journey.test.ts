import { openTab, atShow, choose, search, showCard } from '../../scripts/browser/steps/browse'
import { logIn, MEMBER, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { addAttendee, chooseAttendees } from '../../scripts/browser/steps/attendees'
import type { Shopper } from '../../scripts/browser/shopper'
import { showName } from '../../scripts/browser/texts'
import { LANGUAGES } from '../../src/domain/languages'
import { useStage } from './support/stage'

/** The first show on home and in the list. */
const FRONT = 'S1001'

/** Id of a real-name show, whose order needs an attendee. Its ticket codes are available at once. */
const SHOW = 'S3003'

/**
 * Phone number of the buyer for each language. It is a member with attendees, each of whom may attend once, or a buyer
 * without attendees.
 */
const BUYERS = {
  'zh-CN': { phone: MEMBER, person: 0 },
  'zh-MO': { phone: MEMBER, person: 1 },
  'en-US': { phone: NEWCOMER, person: null },
}

/** With the language of Macao, a first visit opens the city Macao. The show is in another city. */
const changeCity = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('core')
  await shopper.button(t('nav.chooseCity', { city: '澳門' })).click()
  await shopper.button('上海').first().click()
}

const findShow = async (shopper: Shopper): Promise<void> => {
  await shopper.open('/')
  if (shopper.language === 'zh-MO') await changeCity(shopper)
  await showCard(shopper, FRONT).waitFor()
  await openTab(shopper, 'all')
  await showCard(shopper, FRONT).waitFor()
  await search(shopper, showName(SHOW, shopper.language))
  await showCard(shopper, SHOW).click()
  await atShow(shopper, SHOW)
}

const chooseTickets = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('show')
  const { page } = shopper
  await page.reload()
  await atShow(shopper, SHOW)
  await shopper.button(t('show.action.buy')).click()
  await shopper.dialog(t('booking.title')).waitFor()
  await choose(shopper, { tier: 1 })
  await shopper.button(t('show.action.buy')).click()
}

const order = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('checkout')
  const { page, language } = shopper
  await page.waitForURL(/\/login/)
  const { phone, person } = BUYERS[language]
  await logIn(shopper, phone)
  await shopper.at(t('confirm.title'))
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ showId: SHOW, quantity: '1' })
  await page.reload()
  await shopper.at(t('confirm.title'))
  if (person === null) await addAttendee(shopper, 'Nora Quill', 'E12345678')
  else await chooseAttendees(shopper, 1, person)
  await submitOrder(shopper)
}

const pay = async (shopper: Shopper): Promise<void> => {
  const sheet = shopper.dialog(shopper.texts('core')('pay.title'))
  await sheet.getByRole('timer').waitFor()
  expect(await sheet.getByRole('radio').count()).toBeGreaterThan(2)
  await goToCashier(shopper)
  await atCashier(shopper, 'pay')
  await atPaid(shopper)
  await shopper.page.reload()
  await atPaid(shopper)
}

const showCode = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('ticket')
  const code = shopper.screen().getByRole('img', { name: t('detail.changingLabel', { number: 1, seconds: 30 }) })
  await code.waitFor()
  await shopper.screen().getByText(showName(SHOW, shopper.language)).first().waitFor()
}

const openTicket = async (shopper: Shopper): Promise<void> => {
  const { page } = shopper
  const t = shopper.texts('core')
  await shopper.button(shopper.texts('order')('result.seeTickets')).click()
  await showCode(shopper)
  await page.reload()
  await showCode(shopper)
  const own = new URL(page.url()).searchParams.get('id')
  await page.goto(new URL('/ticket', page.url()).href)
  // The buyer has a ticket from the test of each language. Codes of the other tickets are on the devices that bought
  // them.
  await shopper.screen().locator(`a[href*="${own}"]`).click()
  await showCode(shopper)
  await page.goBack()
  await shopper.at(t('ticketHolder.title'))
}

const findOrder = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('order')
  await openTab(shopper, 'mine')
  await shopper.buttonContaining(t('mine.orders')).click()
  await shopper.at(t('orders.title'))
  await showCard(shopper, SHOW).click()
  await shopper.at(t('order.state.issued'))
  await shopper.page.reload()
  await shopper.at(t('order.state.issued'))
  await shopper.button(t('button.back')).click()
}

describe('a ticket purchase by a visitor', () => {
  const stage = useStage()

  for (const language of LANGUAGES) {
    stage.walk(
      `leads from home to the code at the gate, in ${language}`,
      { language, isVariant: language !== 'zh-CN' },
      async (shopper) => {
        await findShow(shopper)
        await chooseTickets(shopper)
        await order(shopper)
        await pay(shopper)
        await openTicket(shopper)
        await findOrder(shopper)
      },
    )
  }
})
