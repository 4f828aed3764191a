import type { Translate } from '../../../../src/locales/keys'
import { comboTexts } from '../../../../src/locales/namespaces/combo'
import { findSameSeats, holdCombo } from '../../steps/combo'
import { go, type Stop, stopAt } from '../stop'

/** Seeded combos (catalogue/combo): four evenings of one hall, and four of eight concerts. */
const EVENINGS = 'CB1001'
const CONCERTS = 'CB1003'
const TRIO = 'CB1002'
const CHOSEN = ['S1003', 'S1006', 'S1007', 'S1009'].map((showId) => `${CONCERTS}-1.${showId}`).join(',')

type Key = Parameters<Translate<typeof comboTexts>>[0]

/** Creates a stop of a seeded combo in a state. */
const comboAt = (name: string, promotionId: string, state: Key): Stop =>
  stopAt(name, `/ticket-package-detail?promotionId=${promotionId}`, (shopper) =>
    shopper
      .screen()
      .getByRole('heading', { name: shopper.texts(comboTexts)(state), exact: true })
      .waitFor(),
  )

export const visitor: readonly Stop[] = [
  comboAt('combo', EVENINGS, 'combo.state.ON_SALE'),
  comboAt('combo-few', 'CB1005', 'combo.state.FEW'),
  comboAt('combo-to-come', 'CB1006', 'combo.state.TO_COME'),
  comboAt('combo-over', 'CB1007', 'combo.state.OVER'),
  stopAt('combo-shows', `/ticket-package-show?promotionId=${CONCERTS}&chosen=${CHOSEN}`, (shopper) =>
    shopper.screen().getByRole('checkbox', { checked: true }).nth(3).waitFor(),
  ),
  stopAt('combo-show', `/ticket-package-show-detail?promotionId=${CONCERTS}&showId=S1003`, (shopper) =>
    shopper
      .screen()
      .getByRole('region', { name: shopper.texts(comboTexts)('combo.sessions') })
      .waitFor(),
  ),
  stopAt('combo-sessions', `/ticket-package-session?promotionId=${EVENINGS}`, (shopper) =>
    shopper.button(shopper.texts(comboTexts)('combo.findSame')).waitFor(),
  ),
  { name: 'combo-same-seats', follows: true, reach: findSameSeats },
]

export const member: readonly Stop[] = [
  {
    name: 'combo-confirm',
    reach: async (shopper) => {
      await go(shopper, `/ticket-package-session?promotionId=${TRIO}`)
      await holdCombo(shopper)
    },
  },
]
