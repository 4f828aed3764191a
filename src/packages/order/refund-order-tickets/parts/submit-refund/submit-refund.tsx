import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import type { RefundTicketsModel } from '../../refund-order-tickets.model'

/** The one button: it says what comes back once that is known. */
export const SubmitRefund = observer(({ model, stacked }: { model: RefundTicketsModel; stacked?: boolean }) => {
  const t = useTexts(refundTexts)
  const { current, submit } = model
  const text = current ? t('refund.submitAmount', { amount: formatMoney(current.amount) }) : t('refund.submit')
  return <ButtonRow actions={[{ text, onClick: submit }]} stacked={stacked} />
})
