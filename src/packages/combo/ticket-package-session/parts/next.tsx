import { observer } from 'mobx-react'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { comboTexts } from '@/locales/namespaces/combo'
import { focus } from '@/platform/focus'
import { showBlock } from '../../parts/combo-facts'
import { ComboSum } from '../../parts/combo-sum'
import { entryId } from '../entry-id'
import type { TicketPackageSessionModel } from '../ticket-package-session.model'

interface SessionProps {
  model: TicketPackageSessionModel
}

/** Draws the price of the choice; nothing until the choice is complete. */
export const Sum = observer(({ model, size }: SessionProps & { size?: 'm' | 'l' }) => {
  const { value } = model.price
  return value && model.isPriced ? <ComboSum {...value} size={size} /> : null
})

/** Draws the button that holds the choice, says what is missing, or opens the checkout of the held set. */
export const Next = observer(({ model, block }: SessionProps & { block?: boolean }) => {
  const t = useTexts(comboTexts)
  const { dialogs } = useServices()
  const { checkout, choice, hold, seats, holdAll } = model
  const { missing } = choice
  const showMissing = (): void => {
    if (missing?.kind === 'count') return dialogs.toast(t('combo.missingShows', { count: missing.count }))
    if (!missing) return
    const { show } = missing.entry
    focus.move(entryId(show.showId))
    dialogs.toast(t(`combo.blocked.${showBlock(show) ?? 'soldOut'}`))
  }
  if (checkout)
    return (
      <Button block={block} to={checkout}>
        {t('combo.checkout')}
      </Button>
    )
  return (
    <Button block={block} incomplete={missing !== null} loading={hold.busy} onClick={missing ? showMissing : holdAll}>
      {t(seats.hasSeats ? 'combo.hold' : 'combo.checkout')}
    </Button>
  )
})
