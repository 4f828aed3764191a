import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { seatTexts } from '@/locales/namespaces/seat'
import type { SeatFilter } from '../../seat-filter'

const ANY = ''

interface CapSheetProps {
  filter: SeatFilter
  open: boolean
  onClose: () => void
}

/** Draws the filter for the maximum price. */
export const PriceCapSheet = observer(({ filter, open, onClose }: CapSheetProps) => {
  const t = useTexts(seatTexts)
  return (
    <ChoiceSheet
      open={open}
      title={t('cap.label')}
      value={filter.cap === null ? ANY : String(filter.cap)}
      onChoose={(value) => filter.setCap(value === ANY ? null : Number(value))}
      onClose={onClose}
      options={[
        { value: ANY, content: t('cap.any') },
        ...filter.caps.map((cap) => ({
          value: String(cap),
          content: t('cap.upTo', { amount: formatMoney(fen(cap)) }),
        })),
      ]}
    />
  )
})
