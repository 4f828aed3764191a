import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { ListRow } from '@/components/ui/list-row/list-row'
import { REFUND_REASONS } from '@/domain/refund/state'
import { refundTexts } from '@/locales/namespaces/refund'
import type { RefundTicketsModel } from '../refund-order-tickets.model'

/** Draws the row for the optional reason of the refund. */
export const ReasonRow = observer(({ model }: { model: RefundTicketsModel }) => {
  const t = useTexts(refundTexts)
  const [open, setOpen] = useState(false)
  const { reason } = model
  return (
    <>
      <ListRow
        icon="edit"
        title={t('refund.reason')}
        value={reason ? t(`refund.reasons.${reason}`) : t('refund.optional')}
        onClick={() => setOpen(true)}
      />
      <ChoiceSheet
        open={open}
        title={t('refund.reason')}
        options={REFUND_REASONS.map((value) => ({ value, content: t(`refund.reasons.${value}`) }))}
        value={reason}
        onChoose={model.setReason}
        onClose={() => setOpen(false)}
      />
    </>
  )
})
