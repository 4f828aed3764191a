import type { Shopper } from '../../scripts/browser/shopper'
import { addAttendee } from '../../scripts/browser/steps/attendees'
import { atCashier, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { DESKTOP } from '../../scripts/browser/visit'
import { go } from '../../scripts/browser/tour/stop'
import { cardTexts } from '../../src/locales/namespaces/card'
import { couponCodeTexts } from '../../src/locales/namespaces/coupon-code'
import { productTexts } from '../../src/locales/namespaces/product'
import { useStage } from './support/stage'

const PACKAGE = '/coupon-list?couponPackageId=CP3'
/**
 * Console error that a buyer without coupons of the package causes. The list then shows the contents of the package.
 */
const NO_COUPONS_YET = /404 .*couponPackageId=CP3/
/** Name of an item that is issued to one person. */
const CARD = '看展年卡'
const DAY = 86_400_000

/** Waits until the heading of an item order shows a state. */
const inState = (
  shopper: Shopper,
  state: 'UNPAID' | 'FAILED' | 'SUCCEEDED' | 'REFUNDING' | 'REFUNDED',
): Promise<void> => shopper.at(shopper.texts(productTexts)(`product.state.${state}`))

/** Goes from a package on sale to the payment sheet of its order. */
const orderPackage = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(couponCodeTexts)
  await go(shopper, PACKAGE)
  await shopper.button(t('couponCode.buy', { price: '¥19.90' })).click()
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  await submitOrder(shopper)
}

/** Pays the unpaid order on the screen at the cashier. */
const payAgain = async (shopper: Shopper, key: 'detail.pay' | 'detail.payAgain'): Promise<void> => {
  await shopper.buttonContaining(shopper.texts('order')(key, { amount: '' })).click()
  await goToCashier(shopper)
  await atCashier(shopper, 'pay')
  await inState(shopper, 'SUCCEEDED')
}

describe('item orders', () => {
  const stage = useStage()

  stage.walk(
    'can be paid again after a canceled and a failed payment',
    { isVariant: true, as: '13900000083', language: 'en-US', expects: NO_COUPONS_YET },
    async (shopper) => {
      await orderPackage(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'cancel')
      await inState(shopper, 'UNPAID')
      await payAgain(shopper, 'detail.pay')
      await orderPackage(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'fail')
      await inState(shopper, 'FAILED')
      await payAgain(shopper, 'detail.payAgain')
    },
  )

  stage.walk(
    'include a year card, which is issued to a person and linked from its order',
    { isVariant: true, as: '13900000082', viewport: DESKTOP },
    async (shopper) => {
      const t = shopper.texts(cardTexts)
      await go(shopper, '/card-list')
      await shopper.buttonContaining(CARD).click()
      await shopper.button(t('card.buy')).filter({ visible: true }).click()
      await shopper.at(shopper.texts('checkout')('confirm.title'))
      await addAttendee(shopper, 'Ann Reader', 'P12345678')
      await submitOrder(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'pay')
      await inState(shopper, 'SUCCEEDED')
      await shopper.button(shopper.texts(productTexts)('product.see.CARD')).filter({ visible: true }).click()
      await shopper.at(t('card.detail'))
      await shopper
        .screen()
        .getByText(/Ann Reader/)
        .first()
        .waitFor()
      await go(shopper, '/card-list')
      await shopper
        .screen()
        .getByRole('tab', { name: t('card.tab.mine') })
        .click()
      await shopper.screen().getByRole('listitem').getByText(CARD).waitFor()
    },
  )

  // This must be the last test, because it moves the clock of all tests.
  stage.walk(
    'include a package, which is refunded unused until the money arrives',
    { as: '13900000081', expects: NO_COUPONS_YET },
    async (shopper) => {
      const t = shopper.texts(productTexts)
      const packages = shopper.texts(couponCodeTexts)
      await go(shopper, '/coupon-recommend-list')
      await shopper.buttonContaining('常客券包').click()
      await shopper.button(packages('couponCode.buy', { price: '¥19.90' })).click()
      await submitOrder(shopper)
      await goToCashier(shopper)
      await atCashier(shopper, 'pay')
      await inState(shopper, 'SUCCEEDED')
      await shopper.button(t('product.see.COUPON_PACKAGE')).click()
      await shopper.at(packages('couponCode.packageCoupons'))
      await shopper.screen().getByRole('listitem').nth(1).waitFor()
      await shopper.page.goBack()
      await shopper.button(t('product.submit')).click()
      await shopper.page.getByRole('alertdialog').getByText('¥19.90').waitFor()
      await shopper.confirm(t('product.submit'))
      await inState(shopper, 'REFUNDING')
      await stage.storefront.advance(8 * DAY)
      await shopper.page.reload()
      await inState(shopper, 'REFUNDED')
      await shopper.page.goBack()
      await shopper.page.waitForURL(({ pathname }) => pathname === '/')
    },
  )
})
