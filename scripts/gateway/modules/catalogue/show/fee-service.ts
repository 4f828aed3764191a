import type { Row } from '../../../core/database/database'
import { type Fen, fen } from '../../../../../src/domain/money'

type Charged = Pick<Row<'shows'>, 'service_fee' | 'required_goods'>
export type Delivered = Pick<Row<'shows'>, 'deliver_methods' | 'delivery_fee'>

/** Returns the fee of a delivery method for a show, fen. */
export const deliveryFee = (show: Delivered, method: string): Fen => fen(method === 'EXPRESS' ? show.delivery_fee : 0)

const feesByWay = (show: Delivered): Fen[] => show.deliver_methods.map((method) => deliveryFee(show, method))

/** Serializes the fees that every order of a show contains. Delivery is the fee of the cheapest method. */
export const knownFees = (show: Delivered & Charged) => ({
  unavoidableFee: fen(Math.min(...feesByWay(show))),
  serviceFee: fen(show.service_fee),
  requiredGoods: fen(show.required_goods),
})

/** Returns the fee of optional express delivery, fen; null if the buyer cannot choose. */
export const expressFee = (show: Delivered): Fen | null => {
  const fees = feesByWay(show)
  const most = Math.max(...fees)
  return most > Math.min(...fees) ? fen(most) : null
}
