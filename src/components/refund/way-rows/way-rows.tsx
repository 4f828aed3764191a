import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { useTexts } from '../../texts'
import { FactRow } from '../../ui/fact-row/fact-row'

interface WayRowsProps {
  ways: readonly { method: string; amount: Fen }[]
}

/** Draws the payment methods of a refund, each with its amount; a single method has only its name. */
export function WayRows({ ways }: WayRowsProps) {
  const t = useTexts(refundTexts)
  return ways.map(({ method, amount }, at) => (
    <FactRow
      key={at}
      title={at === 0 ? t('refund.to') : ''}
      value={ways.length > 1 ? t('refund.toWay', { method, amount: formatMoney(amount) }) : method}
    />
  ))
}
