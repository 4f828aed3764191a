import { observer } from 'mobx-react'
import { AttendeesSheet } from '@/components/checkout/attendees/attendees-sheet'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListRow } from '@/components/ui/list-row/list-row'
import { cardTexts } from '@/locales/namespaces/card'
import type { CorrectedCard } from './correct-holder'
import { HolderCorrectionModel } from './holder-correction.model'

interface HolderCorrectionProps {
  card: CorrectedCard
  reload: () => Promise<unknown>
}

/** Draws the row that corrects the holder of an annual card, and the sheet to select another attendee. */
export const HolderCorrection = observer(({ card: { cardId, userCardInstanceId }, reload }: HolderCorrectionProps) => {
  const t = useTexts(cardTexts)
  const model = useModel((deps) => new HolderCorrectionModel(deps, { cardId, userCardInstanceId }, reload))
  return (
    <>
      <ListRow icon="id-card" title={t('card.holder.correct')} onClick={model.open} />
      <AttendeesSheet
        attendees={model.attendees}
        open={model.isOpen}
        onClose={() => void model.close()}
        showId=""
        texts="holder"
      />
    </>
  )
})
