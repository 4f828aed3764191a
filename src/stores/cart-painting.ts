import type { CartLineData } from '@/api/cart'
import { applyOperation, type CartOperation, type OperationAnswer } from '@/domain/cart/apply-operation'
import {
  type CartLine,
  type LineBlock,
  LINE_BLOCKS,
  lineLimit,
  lineState,
  type Variant,
  type VariantFacts,
} from '@/domain/cart/line'
import type { PurchaseLimit } from '@/domain/show/purchase-limit'

/** A line of the last answer, perhaps changed by operations of this device. */
export type PaintedLine = CartLineData & CartLine

/** A line with the limit of its quantity. */
export type ShownLine = PaintedLine & { limit: PurchaseLimit }

export const painted = (line: CartLineData): PaintedLine => ({ ...line, isRemoved: false })

const isBlock = (state: string): state is LineBlock => (LINE_BLOCKS as readonly string[]).includes(state)

const factsOfLine = ({ spuId, state, stock, left, perOrder, buyerRemaining }: PaintedLine): VariantFacts | null =>
  state === 'VARIANT_GONE'
    ? null
    : {
        ...{ spuId, perOrder, buyerRemaining, stock: stock === 'NONE' ? 0 : left },
        blockReason: isBlock(state) ? state : null,
      }

/** Lines after operations, and the device's own answer to each operation. */
export interface Painting {
  lines: PaintedLine[]
  answers: OperationAnswer[]
}

/**
 * Applies operations to lines, as far as the device has the data of their variants. The answers may
 * be based on outdated stock and limits.
 * @param known a line of each known variant, by sku
 */
export const paint = (
  lines: readonly PaintedLine[],
  operations: readonly CartOperation[],
  known: ReadonlyMap<string, PaintedLine>,
): Painting => {
  const factsOf = (skuId: string) => {
    const line = known.get(skuId)
    return line ? factsOfLine(line) : null
  }
  const create = (variant: Variant): PaintedLine | null => {
    const line = known.get(variant.skuId)
    return line ? { ...line, ...variant, lineId: `new ${variant.skuId}`, quantity: 0, isRemoved: false } : null
  }
  const answers: OperationAnswer[] = []
  const after = operations.reduce<PaintedLine[]>(
    (all, operation) => {
      const applied = applyOperation(all, operation, { factsOf, create })
      answers.push(applied.answer)
      return applied.lines
    },
    [...lines],
  )
  return { lines: after, answers }
}

/** Returns the lines that are in the cart, with their limits and states. */
export const shownLines = (lines: readonly PaintedLine[], known: ReadonlyMap<string, PaintedLine>): ShownLine[] => {
  const factsOf = (skuId: string) => {
    const line = known.get(skuId)
    return line ? factsOfLine(line) : null
  }
  return lines
    .filter(({ isRemoved }) => !isRemoved)
    .map((line) => {
      const facts = factsOf(line.skuId)
      const limit = lineLimit(line, lines, factsOf)
      return { ...line, limit, state: facts ? lineState(line.quantity, facts, limit) : line.state }
    })
}
