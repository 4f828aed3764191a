import type { Shopper } from '../../scripts/browser/shopper'
import { atShow } from '../../scripts/browser/steps/browse'
import { MEMBER, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { chooseToOffer, offerChosen, openResaleOrder, withdrawListing } from '../../scripts/browser/steps/resale'
import { go } from '../../scripts/browser/tour/stop'
import { refundTexts } from '../../src/locales/namespaces/refund'
import { listingTexts } from '../../src/locales/namespaces/listing'
import { resaleTexts } from '../../src/locales/namespaces/resale'
import { comeAs, describeVariants, useStage } from './support/stage'

/** Id of a sold-out show with waitlists. The member has two tickets of its last tier. */
const SHOW = 'S1004'

/** Opens a ticket of the open order. Returns the address of the ticket's page. */
const openTicket = async (shopper: Shopper): Promise<string> => {
  await shopper.button(shopper.texts('order')('detail.seeTickets')).filter({ visible: true }).click()
  await shopper.at(shopper.texts('ticket')('detail.title'))
  return shopper.page.url()
}

/** Joins the waitlist of the last tier, of which the member has tickets. */
const joinLine = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('show')
  await go(shopper, `/content/${SHOW}`)
  await atShow(shopper, SHOW)
  await shopper.button(t('show.action.waitlist')).click()
  const sheet = shopper.dialog(t('wait.title'))
  await sheet.getByRole('radio').last().click()
  await sheet.getByRole('button', { name: t('show.action.waitlist') }).click()
  await shopper
    .screen()
    .getByRole('region', { name: t('wait.title') })
    .first()
    .waitFor()
}

/** Orders the tickets held for this position, up to the cashier. */
const takeOffer = async (shopper: Shopper): Promise<void> => {
  await go(shopper, `/content/${SHOW}`)
  await atShow(shopper, SHOW)
  await shopper.button(shopper.texts('show')('wait.order')).click()
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  await submitOrder(shopper)
  await goToCashier(shopper)
}

const visibleText = (shopper: Shopper, text: string) =>
  shopper.screen().getByText(text).filter({ visible: true }).first()

// Uses a separate storefront, because the codes of these tickets are only on one device at a time.
describeVariants('a ticket that is listed for resale', () => {
  const stage = useStage()

  stage.walk('remains the buyer’s ticket when it is withdrawn', { as: MEMBER }, async (shopper) => {
    const t = shopper.texts(listingTexts)
    const order = await openResaleOrder(shopper, SHOW)
    await chooseToOffer(shopper)
    await offerChosen(shopper)
    await go(shopper, order)
    const ticket = await openTicket(shopper)
    await visibleText(shopper, t('listing.count.OFFERED', { count: 1 })).waitFor()
    await shopper.screen().getByText(shopper.texts('ticket')('detail.showLive')).first().waitFor()
    await withdrawListing(shopper)
    await visibleText(shopper, t('listing.count.OFFERED', { count: 1 })).waitFor({ state: 'hidden' })
    await shopper.screen().getByText(shopper.texts('ticket')('detail.showLive')).first().waitFor()
    const otherDevice = await comeAs(stage, { as: MEMBER })
    await go(otherDevice, ticket)
    await otherDevice.button(shopper.texts('ticket')('detail.take')).first().click()
    await otherDevice.screen().getByText(shopper.texts('ticket')('detail.showLive')).first().waitFor()
    expect(otherDevice.errors).toEqual([])
    await otherDevice.close()
  })
})

describe('the resale of a ticket through the waitlist', () => {
  const stage = useStage()

  stage.walk('transfers code, seat and money at once to the next buyer', { as: MEMBER }, async (seller) => {
    const t = seller.texts(listingTexts)
    const buyer = await comeAs(stage, { as: NEWCOMER })
    await joinLine(buyer)
    const order = await openResaleOrder(seller, SHOW)
    await chooseToOffer(seller)
    await visibleText(seller, seller.texts(resaleTexts)('resale.waiting', { count: 1 })).waitFor()
    await offerChosen(seller)
    await takeOffer(buyer)
    await go(seller, order)
    await visibleText(seller, t('listing.count.ORDERED', { count: 1 })).waitFor()
    const ticket = await openTicket(seller)
    await seller.screen().getByText(seller.texts('ticket')('detail.showLive')).first().waitFor()
    await atCashier(buyer, 'pay')
    await atPaid(buyer)
    await go(seller, ticket)
    await visibleText(seller, seller.texts('ticket')('ticketHolder.state.SOLD')).waitFor()
    await go(seller, order)
    await visibleText(seller, t('listing.count.SOLD', { count: 1 })).waitFor()
    await seller.buttonContaining(seller.texts('order')('ticketHolder.state.SOLD')).first().click()
    await visibleText(seller, seller.texts(refundTexts)('refund.state.IN_PROGRESS')).waitFor()
    expect(buyer.errors).toEqual([])
    await buyer.close()
  })
})
