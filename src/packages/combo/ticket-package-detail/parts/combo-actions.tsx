import { observer } from 'mobx-react'
import type { Combo } from '@/api/combo'
import { useTexts } from '@/components/texts'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { useHostAction } from '@/components/ui/use-host-action'
import { comboTexts } from '@/locales/namespaces/combo'
import { linkTo } from '@/router/link-to'
import { choosesShows } from '../../parts/combo-facts'
import type { TicketPackageDetailModel } from '../ticket-package-detail.model'

interface ComboActionsProps {
  model: TicketPackageDetailModel
  combo: Combo
  stacked?: boolean
}

/** Draws the action of a combo: the choice, a reminder before the sale, or other shows after it. */
export const ComboActions = observer(({ model, combo, stacked }: ComboActionsProps) => {
  const t = useTexts(comboTexts)
  const run = useHostAction()
  const { state, isOnSale, remind } = model
  const { promotionId } = combo
  const actionOf = (): ButtonAction => {
    if (state === 'TO_COME') {
      const done = { done: t('calendar.added'), downloaded: t('calendar.downloaded') }
      return { text: t('combo.remind'), onClick: () => void run(remind(), done) }
    }
    if (!isOnSale) return { text: t('button.browse'), to: linkTo('all'), secondary: true }
    if (choosesShows(combo)) return { text: t('combo.chooseShows'), to: linkTo('ticket-package-show', { promotionId }) }
    return { text: t('combo.chooseSessions'), to: linkTo('ticket-package-session', { promotionId }) }
  }
  return <ButtonRow actions={[actionOf()]} stacked={stacked} />
})
