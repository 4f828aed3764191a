import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { comboTexts } from '@/locales/namespaces/combo'
import { ComboSum } from '../../parts/combo-sum'
import type { TicketPackageSessionModel } from '../ticket-package-session.model'

interface SessionProps {
  model: TicketPackageSessionModel
}

/** Draws the price of the choice; nothing until the choice is complete. */
export const Sum = observer(({ model, size }: SessionProps & { size?: 'm' | 'l' }) => {
  const { value } = model.price
  return value && model.choice.isComplete ? <ComboSum {...value} size={size} /> : null
})

/** Draws the button that holds the choice, or that opens the checkout of the held set. */
export const Next = observer(({ model, block }: SessionProps & { block?: boolean }) => {
  const t = useTexts(comboTexts)
  const { checkout, choice, hold, seats, holdAll } = model
  if (checkout)
    return (
      <Button block={block} to={checkout}>
        {t('combo.checkout')}
      </Button>
    )
  return (
    <Button block={block} incomplete={!choice.isComplete} loading={hold.busy} onClick={holdAll}>
      {t(seats.hasSeats ? 'combo.hold' : 'combo.checkout')}
    </Button>
  )
})
