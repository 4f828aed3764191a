import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { REFUND_REASONS } from '@/domain/refund/state'
import { refundTexts } from '@/locales/namespaces/refund'
import type { RefundTicketsModel } from '../../refund-order-tickets.model'

/** Why the tickets are given back. */
export const ReasonCard = observer(({ model }: { model: RefundTicketsModel }) => {
  const t = useTexts(refundTexts)
  const { reason, choice } = model
  return (
    <Card title={t('refund.reason')} problem={choice.tried && reason === null ? t('refund.reasonFirst') : undefined}>
      <RadioGroup
        label={t('refund.reason')}
        value={reason}
        onChange={model.setReason}
        options={REFUND_REASONS.map((value) => ({ value, content: <Text>{t(`refund.reasons.${value}`)}</Text> }))}
      />
    </Card>
  )
})
