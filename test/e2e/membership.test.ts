import type { Shopper } from '../../scripts/browser/shopper'
import { atCashier, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { go } from '../../scripts/browser/tour/stop'
import { memberCenterTexts } from '../../src/locales/namespaces/member-center'
import { membershipTexts } from '../../src/locales/namespaces/membership'
import { productTexts } from '../../src/locales/namespaces/product'
import { useStage } from './support/stage'

/** Names of the gateway's levels. */
const NAMES = {
  'zh-CN': { silver: '银灯会员', gold: '金灯会员' },
  'en-US': { silver: 'Lantern Silver', gold: 'Lantern Gold' },
} as const

const visibleText = (shopper: Shopper, text: string) =>
  shopper.screen().getByText(text).filter({ visible: true }).first()

/** Buys a level from the member center, and waits for the result, which names the level. */
const buy = async (
  shopper: Shopper,
  { level, act, name }: { level: number; act: 'JOIN' | 'RENEW' | 'CHANGE'; name: string },
): Promise<void> => {
  await go(shopper, `/member-center?level=${level}`)
  const label = shopper.texts(memberCenterTexts)(`memberCenter.act.${act}`)
  await shopper.button(label).filter({ visible: true }).first().click()
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  await visibleText(shopper, shopper.texts(membershipTexts)(`membership.kind.${act}`)).waitFor()
  await submitOrder(shopper)
  await goToCashier(shopper)
  await atCashier(shopper, 'pay')
  await shopper.page.waitForURL(/\/member-pay-success/)
  await shopper.at(shopper.texts(membershipTexts)('membership.result.done', { level: name }))
}

/** Returns the bought level that the result screen shows, and waits for the refund. */
const giveBack = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts(productTexts)
  await shopper.button(shopper.texts(membershipTexts)('membership.result.seeOrder')).click()
  await shopper.button(t('product.submit')).click()
  await shopper.confirm(t('product.submit'))
  await shopper.at(t('product.state.REFUNDING'))
}

describe('a membership', () => {
  const stage = useStage()

  for (const [language, phone] of [
    ['zh-CN', '13900000025'],
    ['en-US', '13900000026'],
  ] as const)
    stage.walk(
      `is bought, changed, given back and renewed (${language})`,
      { as: phone, language, isVariant: language === 'en-US' },
      async (shopper) => {
        const { silver, gold } = NAMES[language]
        await buy(shopper, { level: 1, act: 'JOIN', name: silver })
        await buy(shopper, { level: 2, act: 'CHANGE', name: gold })
        await giveBack(shopper)
        await shopper.storefront.command('members', { action: 'MOVE_REVIEW', account: phone, value: 20 })
        await buy(shopper, { level: 1, act: 'RENEW', name: silver })
      },
    )

  stage.walk('compares levels in a table that the keyboard scrolls', { as: '13900000025' }, async (shopper) => {
    await go(shopper, '/member-center/compare')
    const table = shopper
      .screen()
      .getByRole('region', { name: shopper.texts(memberCenterTexts)('memberCenter.compare') })
    await table.getByRole('rowheader').first().waitFor()
    await table.focus()
    await shopper.page.keyboard.press('ArrowRight')
    await shopper.page.waitForFunction((region) => (region?.scrollLeft ?? 0) > 0, await table.elementHandle())
    const names = await table.getByRole('columnheader').allInnerTexts()
    expect(names).toHaveLength(4)
  })
})
