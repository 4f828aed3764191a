import type { DeliverOption } from '@/api/deliver-option'
import { useTexts } from '@/components/texts'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'

export function DeliverMethod({ option: { name, description, fee } }: { option: DeliverOption }) {
  const t = useTexts(checkoutTexts)
  const cost = fee > 0 ? t('confirm.fee', { amount: formatMoney(fee) }) : t('confirm.feeFree')
  return <SelectRow title={name} notes={[description]} trail={cost} />
}
