import { Text, View } from '@tarojs/components'
import type { OrderPayment } from '@/api/order-state'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import type { Translate } from '@/locales/keys'
import { formatMoney } from '@/locales/format-money'
import { orderTexts } from '@/locales/namespaces/order'

const TONES = { UNDER_WAY: 'info', FAILED: 'danger', CANCELED: 'info', RETURNED: 'notice' } as const

/**
 * Draws a notice about an unsuccessful payment with its reason. For a payment in progress, lists the blocked actions.
 */
export function PaymentNotice({ payment, className }: { payment: OrderPayment; className?: string }) {
  const t = useTexts(orderTexts)
  const lines = noticeLines(payment, t)
  return lines.length > 0 ? (
    <Notice tone={TONES[payment.state]} className={className}>
      {lines.map((line) => (
        <View key={line}>
          <Text>{line}</Text>
        </View>
      ))}
    </Notice>
  ) : null
}

const noticeLines = ({ state, reason, amount }: OrderPayment, t: Translate<typeof orderTexts>): string[] => {
  const why = reason === '' ? [] : [t('detail.payment.reason', { reason })]
  if (state === 'UNDER_WAY') return [t('detail.payment.confirming')]
  if (state === 'RETURNED') return [t('detail.payment.returned', { amount: formatMoney(amount) }), ...why]
  return why
}
