import { atChoice, atShow } from '../../scripts/browser/steps/browse'
import { logIn, MEMBER, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { chooseAttendees } from '../../scripts/browser/steps/attendees'
import {
  atSeats,
  chosenSeats,
  drawn,
  openSeats,
  payFor,
  pointAtSeat,
  seatMap,
  selectBest,
} from '../../scripts/browser/steps/seats'
import { openShopper, type Shopper } from '../../scripts/browser/shopper'
import { DESKTOP } from '../../scripts/browser/visit'
import { Keyboard } from './support/keyboard'
import { Fingers } from './support/fingers'
import { describeVariants, useStage } from './support/stage'

/** Id of a show with 300 seats in a black box theater. Its tickets need no names. */
const BOX = 'S2101'
/** Id of a show with 18,000 seats in sections. */
const ARENA = 'S1101'
const OPERA = 'S6101'

/** Buys the held seats and opens the ticket, which must show the same seats. */
const buy = async (shopper: Shopper, seats: readonly string[]): Promise<void> => {
  const t = shopper.texts('order')
  const checkout = shopper.texts('checkout')
  await shopper.at(checkout('confirm.title'))
  for (const seat of seats) await shopper.screen().getByText(seat).first().waitFor()
  await shopper.screen().getByRole('timer').first().waitFor()
  await submitOrder(shopper)
  await goToCashier(shopper)
  await atCashier(shopper, 'pay')
  await atPaid(shopper)
  await shopper.button(t('result.seeTickets')).click()
  await shopper.at(shopper.texts('ticket')('detail.title'))
  for (const seat of seats) await shopper.screen().getByText(seat).first().waitFor()
}

/** Returns the seats in the chips of the order form, such as "A 区 1 排 9 座". */
const placesOf = async (shopper: Shopper, count: number): Promise<string[]> => {
  const t = shopper.texts('seat')
  const names = await chosenSeats(shopper, count)
    .getByRole('button', { name: t('chosen.remove', { place: '' }).trim() })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return names.map((name) => name.replace(t('chosen.remove', { place: '' }).trim(), '').trim())
}

describe('a purchase of seats by a visitor', () => {
  const stage = useStage()

  stage.walk(
    'uses the mouse: wheel and drag on the map, and a click on a seat',
    { isVariant: true, viewport: DESKTOP },
    async (shopper) => {
      const show = shopper.texts('show')
      const { page } = shopper
      await shopper.open(`/content/${OPERA}`)
      await atShow(shopper, OPERA)
      await atChoice(shopper)
      await shopper.button(show('show.action.pickSeats')).click()
      await atSeats(shopper)
      const box = (await seatMap(shopper).boundingBox())!
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -240)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2 - 30, { steps: 4 })
      await page.mouse.up()
      await pointAtSeat(shopper, (x, y) => page.mouse.click(x, y))
      const seats = await placesOf(shopper, 1)
      await payFor(shopper, 1).click()
      await logIn(shopper, MEMBER)
      await shopper.at(shopper.texts('checkout')('confirm.title'))
      await chooseAttendees(shopper, 1)
      await buy(shopper, seats)
    },
  )

  stage.walk('uses touch: a section, two fingers, and a tap on a seat', {}, async (shopper) => {
    const show = shopper.texts('show')
    const fingers = await Fingers.on(shopper.page)
    await shopper.open(`/content/${BOX}`)
    await atShow(shopper, BOX)
    await shopper.screen().getByRole('radio', { checked: true }).first().waitFor()
    await shopper.button(show('show.action.pickSeats')).tap()
    await atSeats(shopper)
    const box = (await seatMap(shopper).boundingBox())!
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await fingers.spread(middle, 40, 120)
    await fingers.drag(middle, { x: middle.x, y: middle.y - 60 })
    await pointAtSeat(shopper, (x, y) => fingers.tap({ x, y }))
    const seats = await placesOf(shopper, 1)
    await payFor(shopper, 1).tap()
    await logIn(shopper, MEMBER)
    await buy(shopper, seats)
  })

  stage.walk(
    'uses the keyboard alone, on the map',
    { isVariant: true, viewport: DESKTOP, language: 'en-US' },
    async (shopper) => {
      const keyboard = new Keyboard(shopper)
      const [seat, show, order] = [shopper.texts('seat'), shopper.texts('show'), shopper.texts('order')]
      const checkout = shopper.texts('checkout')
      await shopper.open(`/content/${BOX}`)
      await atShow(shopper, BOX)
      await atChoice(shopper)
      await keyboard.press(show('show.action.pickSeats'))
      await atSeats(shopper)
      await keyboard.goTo(/^Seat map/)
      const spoken = shopper
        .screen()
        .getByRole('status')
        .filter({ hasText: seat('state.free') })
      for (let step = 0; step < 60 && !(await payFor(shopper, 1).isVisible()); step += 1) {
        await shopper.page.keyboard.press(step % 9 === 8 ? 'ArrowDown' : 'ArrowRight')
        await drawn(shopper)
        if (!(await spoken.first().isVisible())) continue
        await shopper.page.keyboard.press('Enter')
        await drawn(shopper)
        if (!(await payFor(shopper, 1).isVisible())) await shopper.page.keyboard.press('Enter')
      }
      const seats = await placesOf(shopper, 1)
      await keyboard.press(/^Confirm 1 seat/)
      await keyboard.logIn(NEWCOMER)
      await shopper.at(checkout('confirm.title'))
      await keyboard.press(checkout('confirm.agree'), 'Space')
      await keyboard.press(checkout('confirm.submit'))
      const sheet = shopper.dialog(order('pay.title'))
      await sheet.getByRole('radio', { checked: true }).waitFor()
      // The sheet has no checkbox, because the agreements were accepted in the order.
      expect(await sheet.getByRole('checkbox').count()).toBe(0)
      await keyboard.press(/^Pay ¥/)
      await shopper.page.waitForURL(/\/sandbox\/cashier\//)
      await keyboard.pressValue('pay')
      await atPaid(shopper)
      await keyboard.press(order('result.seeTickets'))
      for (const place of seats) await shopper.screen().getByText(place).first().waitFor()
    },
  )

  stage.walk(
    'uses the keyboard alone, in the list',
    { isVariant: true, viewport: DESKTOP, language: 'en-US' },
    async (shopper) => {
      const keyboard = new Keyboard(shopper)
      const seat = shopper.texts('seat')
      await openSeats(shopper, OPERA)
      await keyboard.goTo(seat('mode.map'))
      await shopper.page.keyboard.press('ArrowRight')
      await keyboard.press(/^Section SC/)
      await keyboard.press(/^Row 12/)
      await keyboard.press(/^Section SC, row 12, seat \d+, .*free/)
      await payFor(shopper, 1)
        .or(
          shopper
            .screen()
            .getByRole('alert')
            .filter({ hasText: /single seat/ }),
        )
        .waitFor()
    },
  )
})

describeVariants('two buyers who want the same seats', () => {
  const stage = useStage()

  test('offers the second buyer the nearest free seats in one tap', async () => {
    const first = await openShopper(stage.browser, stage.storefront)
    const second = await openShopper(stage.browser, stage.storefront)
    try {
      const t = second.texts('seat')
      await openSeats(first, ARENA)
      await openSeats(second, ARENA)
      // The second buyer receives no updates about the holds of other buyers. The gateway refuses the second buyer's
      // own hold.
      await second.page.route('**/seat_status*', (route) => route.abort())
      await selectBest(first)
      await selectBest(second)
      const wanted = await placesOf(first, 2)
      expect(await placesOf(second, 2)).toEqual(wanted)
      await payFor(first, 2).click()
      await logIn(first, MEMBER)
      await first.at(first.texts('checkout')('confirm.title'))
      await payFor(second, 2).click()
      await logIn(second, NEWCOMER)
      await second.button(t('fix.these')).click()
      await payFor(second, 2).waitFor()
      const other = await placesOf(second, 2)
      expect(other.filter((place) => wanted.includes(place))).toEqual([])
      await payFor(second, 2).click()
      await second.at(second.texts('checkout')('confirm.title'))
      for (const place of other) await second.screen().getByText(place).first().waitFor()
    } finally {
      await first.close()
      await second.close()
    }
  })

  stage.walk(
    'returns to the map with free seats after the hold has expired',
    { expects: /status of 404/ },
    async (shopper) => {
      const t = shopper.texts('order')
      const checkout = shopper.texts('checkout')
      await openSeats(shopper, BOX)
      await selectBest(shopper)
      await payFor(shopper, 2).click()
      await logIn(shopper, NEWCOMER)
      await shopper.at(checkout('confirm.title'))
      await stage.storefront.advance(3_600_000)
      await shopper.page.reload()
      await shopper.screen().getByText(t('confirm.holdOver')).waitFor()
      await shopper.button(t('confirm.chooseSeatsAgain')).click()
      await atSeats(shopper)
      await selectBest(shopper)
      await payFor(shopper, 2).waitFor()
    },
  )
})
