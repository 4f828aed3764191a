import type { Refund } from '@/api/refund'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { refundTexts } from '@/locales/namespaces/refund'

/**
 * Draws the payment methods that receive a refund. If there are several, each one is shown with its amount and state.
 */
export function RefundWays({ ways, t }: { ways: Refund['ways']; t: Translate<typeof refundTexts> }) {
  return (
    <>
      {ways.map(({ method, amount, state }, at) => (
        <FactRow
          key={at}
          title={at === 0 ? t('refund.to') : ''}
          value={
            ways.length > 1
              ? joinFacts([t('refund.toWay', { method, amount: formatMoney(amount) }), t(`refund.state.${state}`)])
              : method
          }
        />
      ))}
    </>
  )
}
