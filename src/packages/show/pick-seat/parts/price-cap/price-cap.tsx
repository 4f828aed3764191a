import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Sheet } from '@/components/ui/sheet/sheet'
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

/** The highest price of the filter. */
export const PriceCapSheet = observer(({ filter, open, onClose }: CapSheetProps) => {
  const t = useTexts(seatTexts)
  const handleChange = (value: string): void => {
    filter.setCap(value === ANY ? null : Number(value))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('cap.label')}>
      <RadioGroup
        label={t('cap.label')}
        value={filter.cap === null ? ANY : String(filter.cap)}
        onChange={handleChange}
        options={[
          { value: ANY, content: t('cap.any') },
          ...filter.caps.map((cap) => ({
            value: String(cap),
            content: t('cap.upTo', { amount: formatMoney(fen(cap)) }),
          })),
        ]}
      />
    </Sheet>
  )
})
