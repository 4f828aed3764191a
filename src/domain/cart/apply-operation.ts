import type { PurchaseLimit } from '../show/purchase-limit'
import { type CartLine, type FactsOf, isSameVariant, type LineBlock, lineLimit, MAX_LINES, type Variant } from './line'

/** Kinds of operations. A removal overrides a quantity, and an addition overrides a removal (decision 109). */
export const OPERATION_KINDS = ['ADD', 'SET', 'REMOVE', 'RESTORE', 'CHANGE_SKU'] as const
type OperationKind = (typeof OPERATION_KINDS)[number]

/** One change of the cart. */
export interface CartOperation extends Variant {
  /** Random id. The gateway applies each id once for an account. */
  operationId: string
  kind: OperationKind
  /** The line, if the variant does not identify it; else ''. */
  lineId: string
  /** Pieces to add (ADD), or the new quantity (SET): 1 to 99. Ignored by the other kinds. */
  quantity: number
  /** The former variant of the line (CHANGE_SKU); '' otherwise. */
  fromSkuId: string
}

/**
 * Results of operations. CUT: a limit reduced the quantity. REMOVED_ELSEWHERE: the line is not in the cart. FULL: the
 * cart has the maximum number of lines. UNAVAILABLE: the variant is not on sale. NOT_FOUND: the variant or line does not
 * exist.
 */
export const OUTCOMES = ['OK', 'CUT', 'REMOVED_ELSEWHERE', 'FULL', 'UNAVAILABLE', 'NOT_FOUND'] as const
type Outcome = (typeof OUTCOMES)[number]

/** Answer to an operation. */
export interface OperationAnswer {
  operationId: string
  outcome: Outcome
  /** Quantity of the line afterwards; 0 without a line. */
  quantity: number
  /** The limit that reduced the quantity (CUT). */
  reason: PurchaseLimit['reason']
  /** Reason why the variant is not on sale (UNAVAILABLE). */
  blockReason: LineBlock | null
}

/** Facts for operations. */
export interface CartRules<Line extends CartLine> {
  factsOf: FactsOf
  /** Returns a new line with the quantity 0 for a variant; null if its facts are unknown. */
  create: (variant: Variant) => Line | null
}

/** Number of pieces above which the stock of a variant is not revealed (decision 106). */
const REVEALED_STOCK = 10

const cut = (wanted: number, { most, reason }: PurchaseLimit): number => {
  if (wanted <= most) return wanted
  return reason === 'stock' ? Math.min(most, REVEALED_STOCK) : most
}

interface Applied<Line> {
  lines: Line[]
  answer: OperationAnswer
}

/**
 * Applies an operation to the lines of a cart. Changed lines are new objects.
 * @param lines all lines, including removed lines, except lines that an order has bought
 */
export const applyOperation = <Line extends CartLine>(
  lines: readonly Line[],
  operation: CartOperation,
  { factsOf, create }: CartRules<Line>,
): Applied<Line> => {
  const { kind, operationId, spuId, lineId, showId } = operation
  const sought = { skuId: kind === 'CHANGE_SKU' ? operation.fromSkuId : operation.skuId, showId }
  const isSought = (line: Line): boolean =>
    lineId ? line.lineId === lineId && (!sought.skuId || line.skuId === sought.skuId) : isSameVariant(line, sought)
  const live = lines.find((line) => !line.isRemoved && isSought(line))
  const removed = lines.filter((line) => line.isRemoved && isSought(line)).pop()
  const isFull = lines.filter(({ isRemoved }) => !isRemoved).length >= MAX_LINES

  const answer = (outcome: Outcome, quantity: number, more: Partial<OperationAnswer> = {}): OperationAnswer => ({
    ...{ operationId, outcome, quantity, reason: null, blockReason: null },
    ...more,
  })
  const unchanged = (outcome: Outcome, more?: Partial<OperationAnswer>): Applied<Line> => ({
    lines: [...lines],
    answer: answer(outcome, live?.quantity ?? 0, more),
  })
  /** Stores the line with at most the possible quantity, in place of other lines. */
  const store = (line: Line, wanted: number, replaced: readonly (Line | undefined)[]): Applied<Line> => {
    const rest = lines.filter((each) => !replaced.includes(each))
    const limit = lineLimit(line, rest, factsOf)
    const quantity = cut(wanted, limit)
    const more = quantity < wanted ? { reason: limit.reason } : {}
    if (quantity === 0) return unchanged('CUT', more)
    const next = { ...line, quantity, isRemoved: false }
    const at = lines.findIndex((each) => replaced.includes(each))
    const others = lines.flatMap((each, index) => (index === at ? [next] : replaced.includes(each) ? [] : [each]))
    return {
      lines: at < 0 ? [...lines, next] : others,
      answer: answer(quantity < wanted ? 'CUT' : 'OK', quantity, more),
    }
  }

  if (lineId && !live && !removed) return unchanged('NOT_FOUND')
  if (kind === 'REMOVE') {
    if (!live) return { lines: [...lines], answer: answer('OK', 0) }
    // An earlier removal of the variant must not be the one that is restored.
    const isEarlier = (line: Line): boolean => line.isRemoved && isSameVariant(line, live)
    const after = lines.flatMap((line) =>
      line === live ? { ...line, isRemoved: true } : isEarlier(line) ? [] : [line],
    )
    return { lines: after, answer: answer('OK', 0) }
  }
  if (kind === 'RESTORE') {
    if (live) return unchanged('OK')
    if (!removed) return unchanged('NOT_FOUND')
    if (isFull) return unchanged('FULL')
    const after = lines.map((line) => (line === removed ? { ...line, isRemoved: false } : line))
    return { lines: after, answer: answer('OK', removed.quantity) }
  }
  const variant = { spuId, skuId: operation.skuId, showId }
  const facts = factsOf(variant.skuId)
  if (!facts || facts.spuId !== spuId) return unchanged('NOT_FOUND')
  if (kind !== 'ADD' && !live) return unchanged('REMOVED_ELSEWHERE')
  if (facts.blockReason) return unchanged('UNAVAILABLE', { blockReason: facts.blockReason })
  if (kind === 'SET' && live) return store(live, operation.quantity, [live])
  const created = create(variant)
  if (!created) return unchanged('NOT_FOUND')
  if (kind === 'CHANGE_SKU' && live) {
    if (live.spuId !== spuId) return unchanged('NOT_FOUND')
    const other = lines.find((line) => line !== live && !line.isRemoved && isSameVariant(line, variant))
    return store({ ...created, lineId: live.lineId }, live.quantity + (other?.quantity ?? 0), [live, other])
  }
  if (live) return store(live, live.quantity + operation.quantity, [live])
  if (isFull) return unchanged('FULL')
  return store(removed ? { ...created, lineId: removed.lineId } : created, operation.quantity, [removed])
}
