import { comboDetail, comboPrice } from '@/api/combo'
import { createHoldSet, currentHoldSet } from '@/api/hold-set'
import { fen } from '@/domain/money'
import TicketPackageSession from '@/packages/combo/ticket-package-session/ticket-package-session'
import { aCombo, aHoldSet } from '../../support/data/combo'
import { type Given, openScreen, type OpenScreen } from '../../support/open-screen'

const PRICE = {
  ...{ total: fen(18_000), singleTotal: fen(20_000), saving: fen(2_000) },
  ...{ lines: [], missing: [], nextStep: null, items: [] },
}

/** Opens the choice of sessions of `aCombo` for a member. @param combo changes of the combo */
export const openSession = (combo: object = {}, { params, answers = [], ...given }: Given = {}): Promise<OpenScreen> =>
  openScreen(TicketPackageSession, {
    member: true,
    params: { promotionId: 'CB1', chosen: 'P1.S1,P1.S2', ...params },
    answers: [
      [comboDetail, () => aCombo(combo)],
      [comboPrice, () => PRICE],
      [currentHoldSet, () => ({ holdSet: null })],
      [createHoldSet, () => aHoldSet()],
      ...answers,
    ],
    ...given,
  })
