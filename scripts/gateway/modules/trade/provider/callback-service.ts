import type { Db } from '../../../core/database/database'
import { secretKey } from '../../../core/keys'
import { openSigned, signed } from '../../../core/signed'

/** The provider's claims in the address by which the buyer returns. Only its signature and payment id are used. */
export interface Callback {
  paymentId: string
  result: string
  /** Fen, as text. */
  amount: string
}

/** The secret that the provider shares with the merchant. */
const keyOf = (db: Db): Promise<Uint8Array> => secretKey(db, 'payment-callback')

const textOf = (product: string, { paymentId, result, amount }: Callback): string =>
  [product, paymentId, result, amount].join('-')

/** Returns the address by which the provider returns a buyer to the gateway, as a path with its signed query. */
export const callbackPath = async (db: Db, product: string, callback: Callback): Promise<string> => {
  const sign = signed(await keyOf(db), textOf(product, callback)).split('.')[1]
  return `/pub/v1/payments/${product}/callback?${new URLSearchParams({ ...callback, sign })}`
}

/** Returns true if the provider has signed the callback. */
export const isSignedCallback = async (
  db: Db,
  product: string,
  { sign, ...callback }: Callback & { sign: string },
): Promise<boolean> => {
  const text = textOf(product, callback)
  return openSigned(await keyOf(db), `${text}.${sign}`) === text
}
