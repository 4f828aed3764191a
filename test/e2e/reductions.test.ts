import { orderShow } from '../../scripts/browser/steps/browse'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { openReductions, submitButton } from '../../scripts/browser/steps/order'
import type { Shopper } from '../../scripts/browser/shopper'
import { useStage } from './support/stage'

/** Id of a play for which the member has several coupons. */
const PLAY = 'S2001'

describe('the reductions of an order', () => {
  const stage = useStage()

  /** Drops the coupon, takes the best combination back with one tap, and chooses by keyboard. */
  const change = async (shopper: Shopper): Promise<void> => {
    const t = shopper.texts('checkout')
    await orderShow(shopper, PLAY, { quantity: 2 })
    await shopper.at(t('confirm.title'))
    const sheet = await openReductions(shopper)
    await sheet.getByText(t('reductions.best'), { exact: true }).waitFor()
    const sum = sheet.locator('[translate=no]').last()
    const best = await sum.textContent()
    await sheet.getByRole('radio', { name: t('confirm.couponNone') }).click()
    const useBest = sheet.getByRole('button', { name: t('reductions.useBest') })
    await useBest.waitFor()
    await useBest.click()
    await sheet.getByText(t('reductions.best'), { exact: true }).waitFor()
    expect(await sum.textContent()).toBe(best)
    await sheet.getByRole('radio', { checked: true }).focus()
    await shopper.page.keyboard.press('Home')
    await shopper.page.keyboard.press('Enter')
    await useBest.waitFor()
    await shopper.page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await submitButton(shopper).waitFor()
  }

  stage.walk('offer the best combination with one tap', { as: MEMBER }, change)
  stage.walk('offer the best combination in English', { as: MEMBER, isVariant: true, language: 'en-US' }, change)
})
