import type { Row } from '../../../core/database/database'
import { type Fen, fen } from '../../../../../src/domain/money'

type Charged = Pick<Row<'shows'>, 'service_fee'>
export type Delivered = Pick<Row<'shows'>, 'deliver_methods' | 'delivery_fee'>

/** What a way of delivery costs for a show, fen. */
export const deliveryFee = (show: Delivered, method: string): Fen => fen(method === 'EXPRESS' ? show.delivery_fee : 0)

const feesByWay = (show: Delivered): Fen[] => show.deliver_methods.map((method) => deliveryFee(show, method))

/** The fees that every order of a show pays, on the wire; for delivery that of the cheapest way. */
export const knownFees = (show: Delivered & Charged) => ({
  unavoidableFee: fen(Math.min(...feesByWay(show))),
  serviceFee: fen(show.service_fee),
})

/** What express adds to an order of a show that could do without it, fen; null where there is no such choice. */
export const expressFee = (show: Delivered): Fen | null => {
  const fees = feesByWay(show)
  const most = Math.max(...fees)
  return most > Math.min(...fees) ? fen(most) : null
}
