import type { OrderReturn, ReturnUnit } from '@/api/ticket-return'
import { type Fen, subtractFen, sumFen } from '@/domain/money'
import { splitOverWays } from '@/domain/refund/ways'

/** What selling some units of an order brings. Fen. */
export interface OfferAmounts {
  /** Face value: what the next buyers pay. */
  face: Fen
  /** What this buyer had not paid of it in money. */
  reduction: Fen
  fee: Fen
  /** Money that goes back. */
  back: Fen
  /** Where the money goes. */
  ways: { method: string; amount: Fen }[]
}

/** @param units of `order`, none sold yet */
export const offerAmounts = ({ ways }: Pick<OrderReturn, 'ways'>, units: readonly ReturnUnit[]): OfferAmounts => {
  const sum = (pick: (unit: ReturnUnit) => Fen): Fen => sumFen(units.map(pick))
  const [face, back] = [sum(({ price }) => price), sum((unit) => unit.back)]
  const parts = splitOverWays(
    back,
    ways.map(({ left }, at) => ({ wayId: String(at), left })),
  )
  return {
    face,
    reduction: subtractFen(
      face,
      sum(({ paid }) => paid),
    ),
    fee: sum(({ fee }) => fee),
    back,
    ways: parts.map(({ wayId, amount }) => ({ method: ways[Number(wayId)].method, amount })),
  }
}
