import combos from '../../scripts/gateway/modules/catalogue/combo/data/combos.json'
import { findSameSeats, holdCombo } from '../../scripts/browser/steps/combo'
import { logIn, MEMBER, NEWCOMER } from '../../scripts/browser/steps/log-in'
import { atCashier, atPaid, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { showName } from '../../scripts/browser/texts'
import { go } from '../../scripts/browser/tour/stop'
import { comboTexts } from '../../src/locales/namespaces/combo'
import { LANGUAGES_TO_WALK, useStage } from './support/stage'

/** Four evenings in one hall, and the show of these evenings. */
const EVENINGS = { promotionId: 'CB1001', showId: 'S2101', count: 4 } as const
/** Four to six of eight concerts. */
const CONCERTS = 'CB1003'
/** Concerts without seats and without names. */
const CHOSEN = ['S1003', 'S1007', 'S1013', 'S4001'] as const

const titleOf = (id: string, language: 'zh-CN' | 'en-US'): string =>
  combos.find((combo) => combo.id === id)!.title[language]

describe.each(LANGUAGES_TO_WALK)('a combo in %s', (language) => {
  const stage = useStage()

  stage.walk(
    'leads from a show to the same seats, the payment and the order',
    { as: MEMBER, language },
    async (buyer) => {
      const t = buyer.texts(comboTexts)
      const title = titleOf(EVENINGS.promotionId, language)
      await go(buyer, `/content/${EVENINGS.showId}`)
      await buyer.buttonContaining(title).click()
      await buyer.screen().getByRole('heading', { name: title, exact: true }).waitFor()
      await buyer.button(t('combo.chooseSessions')).filter({ visible: true }).first().click()
      await findSameSeats(buyer)
      await buyer
        .screen()
        .getByText(t('combo.inAll', { count: EVENINGS.count }))
        .first()
        .waitFor()
      await holdCombo(buyer)
      await buyer.screen().getByRole('timer').first().waitFor()
      await submitOrder(buyer)
      await goToCashier(buyer)
      await atCashier(buyer, 'pay')
      await atPaid(buyer)
      await go(buyer, '/order')
      await buyer.buttonContaining(title).click()
      await buyer.at(buyer.texts('order')('detail.title'))
      // The order links to the combo.
      await buyer.buttonContaining(title).click()
      await buyer
        .screen()
        .getByRole('heading', { name: t('combo.state.ON_SALE'), exact: true })
        .waitFor()
    },
  )

  stage.walk('lets a visitor choose shows, log in and continue with the choice', { language }, async (visitor) => {
    const t = visitor.texts(comboTexts)
    await go(visitor, `/ticket-package-detail?promotionId=${CONCERTS}`)
    await visitor.button(t('combo.chooseShows')).filter({ visible: true }).first().click()
    for (const showId of CHOSEN) {
      const name = showName(showId, language)
      await visitor.screen().getByRole('checkbox', { name, checked: false }).click()
      await visitor.screen().getByRole('checkbox', { name, checked: true }).waitFor()
    }
    // The choice is in the address.
    await visitor.page.reload()
    await visitor.screen().getByRole('checkbox', { checked: true }).nth(3).waitFor()
    await visitor.button(t('combo.chooseSessions')).filter({ visible: true }).first().click()
    await visitor.button(t('combo.checkout')).filter({ visible: true }).first().click()
    await logIn(visitor, NEWCOMER)
    await visitor.at(visitor.texts('checkout')('confirm.title'))
    await visitor.screen().getByText(titleOf(CONCERTS, language)).first().waitFor()
  })
})
