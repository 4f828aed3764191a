import type { OrderDetail } from '@/api/order'
import { InvoiceRows } from './invoice-rows/invoice-rows'
import { RebookRows } from './rebook-rows/rebook-rows'
import { ReturnRows } from './return-rows/return-rows'

/** Links to rebooking, resale and the invoice, as far as the order has them. */
export const AfterSale = ({ order }: { order: OrderDetail }) => (
  <>
    <RebookRows order={order} />
    <ReturnRows order={order} />
    <InvoiceRows order={order} />
  </>
)
