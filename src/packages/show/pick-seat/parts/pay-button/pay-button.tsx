import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { seatTexts } from '@/locales/namespaces/seat'
import type { Translate } from '@/locales/keys'
import type { PickSeatModel, SeatAct } from '../../pick-seat.model'
import { priceLabel } from '../../seat-labels'

/** The one button: pays, or says what is missing. */
export const PayButton = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const { act, picking, hiding } = model
  if (!act || !picking) return null
  const sum = priceLabel(t, picking.sum, hiding)
  return (
    <Button block kind={act.kind === 'pay' ? 'primary' : 'secondary'} onClick={model.submit}>
      {wordOf(t, act, sum)}
    </Button>
  )
})

const wordOf = (t: Translate<typeof seatTexts>, act: SeatAct, sum: string): string => {
  switch (act.kind) {
    case 'choose':
      return act.most === Infinity ? t('act.chooseAny') : t('act.choose', { count: act.most })
    case 'mend':
      return t(`act.mend.${act.reason}`)
    case 'closed':
      return t(`show.state.${act.label}`)
    default:
      return sum === '' ? t('act.pay', { count: act.count }) : t('act.paySum', { count: act.count, sum })
  }
}
