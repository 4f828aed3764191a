import { type Fen, fen, minFen, subtractFen, sumFen } from '../money'
import type { RefundRule } from '../refund/rule'
import type { ComboFacts } from './combo'
import { restPrice } from './shares'

/** A ticket of a paid combo with its state. */
export interface PaidComboUnit {
  unitId: string
  seatPlanId: string
  /** Single price and payment at the purchase, fen. */
  single: Fen
  paid: Fen
  /**
   * HELD: the buyer has it, or gave it to a friend. RETURNED: refunded by the ordinary rule. SETTLED: its payment is
   * returned whole, because the show was canceled or postponed. It then counts as if the buyer still had it.
   */
  state: 'HELD' | 'RETURNED' | 'SETTLED'
}

/** A paid combo. One order has the tickets of one session. */
export interface PaidCombo {
  /** The facts of the purchase. */
  facts: ComboFacts
  /** The tickets of all orders of the combo. */
  units: readonly PaidComboUnit[]
  /** Sums of earlier refunds before their fees, fen: of RETURNED tickets, and of all tickets. */
  returned: Fen
  returnedInAll: Fen
  /** Fee of a refund by the ordinary rule, basis points. */
  feeRate: number
}

const paidFor = (units: readonly PaidComboUnit[]): Fen => sumFen(units.map(({ paid }) => paid))

/** Returns the payment that no refund has returned yet, fen. */
const leftOf = ({ units, returnedInAll }: PaidCombo): Fen => subtractFen(paidFor(units), returnedInAll)

/** Returns the refund rule of a show's tickets in a combo: the fee of the combo until the last deadline of the show. */
export const comboRefundRule = (rule: RefundRule, feeRate: number): RefundRule => ({
  ...rule,
  steps: rule.steps.slice(-1).map(({ before }) => ({ before, fee: feeRate })),
})

/**
 * Returns the refund of tickets before the fee, in fen, at least 0 (decision 175). The refund is the payment of the
 * combo less the price of the tickets that are left, and less earlier refunds.
 */
export const comboRefund = (combo: PaidCombo, unitIds: ReadonlySet<string>): Fen => {
  const { facts, units, returned } = combo
  const left = units
    .filter(({ unitId, state }) => state === 'SETTLED' || (state === 'HELD' && !unitIds.has(unitId)))
    .map(({ seatPlanId, single, state }) => ({ seatPlanId, single, isCanceled: state === 'SETTLED' }))
  const own = units.filter(({ state }) => state !== 'SETTLED')
  const due = subtractFen(subtractFen(paidFor(own), restPrice(facts, left)), returned)
  return fen(Math.max(0, minFen(due, leftOf(combo))))
}

/**
 * Returns the payments of tickets whose money is returned whole, in fen. An earlier refund may have returned more than
 * the payments of its tickets, so the sum is at most what is left.
 */
export const wholeRefund = (combo: PaidCombo, unitIds: ReadonlySet<string>): Fen =>
  minFen(paidFor(combo.units.filter(({ unitId }) => unitIds.has(unitId))), leftOf(combo))
