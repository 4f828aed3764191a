import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { containedFees } from '@/components/show/contained-fees'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { seatTexts } from '@/locales/namespaces/seat'
import type { Translate } from '@/locales/keys'
import textStyles from '@/styles/text.module.scss'
import type { PickSeatModel } from '../../pick-seat.model'
import type { SeatAction } from '../../seat-action'
import { priceLabel } from '../../seat-labels'

/** Draws the main button with the total including fees. A tap pays, or shows what is missing in the selection. */
export const PayButton = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const { action, picking, hiding } = model
  if (!action || !picking) return null
  const sum = priceLabel(t, picking.sum, hiding)
  const fees = action.kind === 'pay' && !hiding.hidden ? containedFees(t, picking.fees, action.count) : ''
  return (
    <>
      {fees !== '' && <Text className={textStyles.captionLine}>{fees}</Text>}
      <Button
        block
        kind={action.kind === 'pay' || action.kind === 'pick' ? 'primary' : 'secondary'}
        to={action.kind === 'closed' ? model.show : undefined}
        onClick={model.submit}
      >
        {labelOf(t, action, sum)}
      </Button>
    </>
  )
})

const labelOf = (t: Translate<typeof seatTexts>, action: SeatAction, sum: string): string => {
  switch (action.kind) {
    case 'choose':
      return action.most === Infinity ? t('act.chooseAny') : t('act.choose', { count: action.most })
    case 'more':
      return t('act.more', { count: action.count })
    case 'pick':
      return t('act.pay', { count: action.count })
    case 'mend':
      return t(`act.mend.${action.reason}`)
    case 'closed':
      return t(`show.state.${action.label}`)
    default:
      return sum === '' ? t('act.pay', { count: action.count }) : t('act.paySum', { count: action.count, sum })
  }
}
