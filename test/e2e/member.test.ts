import type { Shopper } from '../../scripts/browser/shopper'
import { orderShow } from '../../scripts/browser/steps/browse'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { submitOrder } from '../../scripts/browser/steps/order'
import { memberPopupTexts } from '../../src/locales/namespaces/member-popup'
import { bodyOf } from './support/body-of'
import { comeAs, useStage } from './support/stage'

const SETTING = 'query/pop/setting'

/** Opens the home page and returns the popups that the gateway reports as due. */
const dueAtHome = async ({ page, storefront }: Shopper): Promise<{ levelUpgrade: object | null }> => {
  const due = bodyOf<{ levelUpgrade: object | null }>(page, SETTING)
  await page.goto(storefront.url)
  return due
}

const levelPopup = (shopper: Shopper) =>
  shopper.page.getByRole('dialog').filter({ hasText: shopper.texts(memberPopupTexts)('memberPopup.level.view') })

describe('the popup of a higher level', () => {
  const stage = useStage()

  stage.walk('waits for home, opens once, and never again once it is stopped', { as: MEMBER }, async (shopper) => {
    const { page, storefront } = shopper
    const t = shopper.texts(memberPopupTexts)
    const requested: string[] = []
    await orderShow(shopper, 'S1003')
    await submitOrder(shopper)
    await shopper.dialog(shopper.texts('order')('pay.title')).waitFor()
    page.on('request', (request) => requested.push(request.url()))
    await storefront.play('LEVEL')
    expect(requested.filter((url) => url.includes(SETTING))).toEqual([])
    expect(await levelPopup(shopper).count()).toBe(0)

    expect((await dueAtHome(shopper)).levelUpgrade).not.toBeNull()
    await levelPopup(shopper).waitFor()
    await page.goBack()
    await levelPopup(shopper).waitFor({ state: 'hidden' })
    expect(shopper.path()).toBe('/')
    expect((await dueAtHome(shopper)).levelUpgrade).toBeNull()

    await storefront.play('LEVEL')
    await dueAtHome(shopper)
    await levelPopup(shopper)
      .getByRole('button', { name: t('memberPopup.stop') })
      .click()
    await levelPopup(shopper).waitFor({ state: 'hidden' })
    const other = await comeAs(stage, { as: MEMBER })
    expect((await dueAtHome(other)).levelUpgrade).toBeNull()
    await other.close()
  })
})
