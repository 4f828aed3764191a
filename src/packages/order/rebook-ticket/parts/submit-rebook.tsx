import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { rebookTexts } from '@/locales/namespaces/rebook'
import type { RebookTicketModel } from '../rebook-ticket.model'

/** The one button: it says what is to be paid once that is known. */
export const SubmitRebook = observer(({ model, stacked }: { model: RebookTicketModel; stacked?: boolean }) => {
  const t = useTexts(rebookTexts)
  const due = model.current?.due ?? fen(0)
  const text = due > 0 ? t('rebook.submitPay', { amount: formatMoney(due) }) : t('rebook.submit')
  return <ButtonRow actions={[{ text, onClick: model.submit }]} stacked={stacked} />
})
