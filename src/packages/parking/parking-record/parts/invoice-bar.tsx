import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { Price } from '@/components/ui/price/price'
import { MAX_INVOICED_ORDERS } from '@/domain/invoice/state'
import { parkingRecordTexts } from '@/locales/namespaces/parking-record'
import boxStyles from '@/styles/box.module.scss'
import type { ParkingRecordModel } from '../parking-record.model'

interface Props {
  model: ParkingRecordModel
}

/**
 * Draws the row that starts the choice of payments for an invoice. During the choice, draws its limit and a button that
 * ends it.
 */
export const InvoiceStart = observer(({ model: { choice, canChoose, startChoice, endChoice } }: Props) => {
  const t = useTexts(parkingRecordTexts)
  if (choice)
    return (
      <Notice
        className={boxStyles.below3}
        action={
          <Button kind="quiet" size="s" onClick={endChoice}>
            {t('button.cancel')}
          </Button>
        }
      >
        {t('parkingRecord.invoice.note', { count: MAX_INVOICED_ORDERS })}
      </Notice>
    )
  if (!canChoose) return null
  return (
    <ListGroup className={boxStyles.below3}>
      <ListRow
        icon="invoice"
        title={t('parkingRecord.invoice.start')}
        note={t('parkingRecord.invoice.startNote')}
        onClick={startChoice}
      />
    </ListGroup>
  )
})

/** Draws the sum of the chosen payments, and the link that requests their invoice. */
export const InvoiceBar = observer(({ model }: Props) => {
  const t = useTexts(parkingRecordTexts)
  const { choice, sum, toInvoice, requestInvoice } = model
  if (!choice) return null
  return (
    <BottomBar onDesktop lead={<Price price={{ kind: 'amount', amount: sum, from: false }} tone="ink" />}>
      <Button incomplete={toInvoice === null} to={toInvoice ?? undefined} onClick={requestInvoice}>
        {t('parkingRecord.invoice.request', { count: choice.length })}
      </Button>
    </BottomBar>
  )
})
