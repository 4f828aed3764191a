import { logIn, MEMBER } from '../../../scripts/browser/steps/log-in'
import { atCashier, goToCashier, submitOrder } from '../../../scripts/browser/steps/order'
import { useStage } from '../support/stage'

/** A show whose seats a partner sells on a separate page. */
const PARTNERED = 'S3101'
/** Id of a show with a seat map. A purchase at the venue (`/purchase/…`) gets the best seats of a tier instead. */
const BOX = 'S2101'

describe('seats that are not picked on the map', () => {
  const stage = useStage()

  stage.walk('are picked on the partner’s page, and are held on return', {}, async (shopper) => {
    const t = shopper.texts('show')
    const checkout = shopper.texts('checkout')
    const { page } = shopper
    await shopper.open(`/pick-seat-3rd?showId=${PARTNERED}`)
    await shopper.button(t('partner.login')).click()
    await logIn(shopper, MEMBER)
    await shopper.button(t('partner.open')).click()
    await page.waitForURL(/\/sandbox\/seats/)
    const session = page.locator('.links a.button:not(.quiet)').first()
    if (await session.isVisible()) await session.click()
    const offer = page.getByRole('radio').first()
    await offer.check()
    const [name = ''] = await page.locator('label:has(:checked) .names span').allInnerTexts()
    await page.locator('button.main').click()
    await shopper.at(checkout('confirm.title'))
    await shopper.screen().getByText(name).first().waitFor()
    await shopper.screen().getByRole('timer').first().waitFor()
  })

  stage.walk('are the best of a tier at the door, where paying opens the ticket', {}, async (shopper) => {
    const t = shopper.texts('show')
    await shopper.open(`/purchase/${BOX}`)
    await shopper.at(t('door.title'))
    await shopper
      .screen()
      .getByRole('radiogroup', { name: t('pick.tier') })
      .getByRole('radio')
      .first()
      .click()
    await shopper.button(t('show.action.buy')).click()
    await logIn(shopper, MEMBER)
    await submitOrder(shopper)
    await goToCashier(shopper)
    await atCashier(shopper, 'pay')
    await shopper.page.waitForURL(/\/ticket-detail-new\?.*pageSource=purchase/)
    await shopper.at(shopper.texts('ticket')('detail.title'))
  })
})
