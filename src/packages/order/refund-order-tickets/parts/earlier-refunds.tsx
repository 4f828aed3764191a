import { useState } from 'react'
import type { OrderRefund, Refund } from '@/api/refund'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { refundTexts } from '@/locales/namespaces/refund'
import { RefundCard } from './refund-card'

interface EarlierRefundsProps extends Pick<OrderRefund, 'units'> {
  refunds: readonly Refund[]
  /** True if no further refund is possible. */
  last: boolean
}

/** Draws earlier refunds in a collapsed section. Draws nothing if there are no earlier refunds. */
export function EarlierRefunds({ refunds, units, last }: EarlierRefundsProps) {
  const t = useTexts(refundTexts)
  const [open, setOpen] = useState(false)
  if (refunds.length === 0) return null
  return (
    <>
      <ListGroup>
        <ListRow
          icon="wallet"
          title={t('refund.earlier')}
          value={String(refunds.length)}
          mark={open ? 'chevron-up' : 'chevron-down'}
          onClick={() => setOpen(!open)}
        />
      </ListGroup>
      {open && refunds.map((refund) => <RefundCard key={refund.refundId} {...{ refund, units, last }} named />)}
    </>
  )
}
