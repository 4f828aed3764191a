import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { formatMoney } from '@/locales/format-money'
import { returnTexts } from '@/locales/namespaces/return'
import type { OfferTicketsModel } from '../offer-tickets.model'

/** The one button: it says what comes back once something is chosen. */
export const SubmitOffer = observer(({ model, stacked }: { model: OfferTicketsModel; stacked?: boolean }) => {
  const t = useTexts(returnTexts)
  const { amounts, submit } = model
  const text = amounts ? t('return.submitAmount', { amount: formatMoney(amounts.back) }) : t('return.submit')
  return <ButtonRow actions={[{ text, onClick: submit }]} stacked={stacked} />
})
