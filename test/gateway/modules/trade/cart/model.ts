/** An operation of a cart, as far as the model needs it. */
export interface ModelOperation {
  kind: string
  skuId: string
  /** The former variant (CHANGE_SKU). */
  fromSkuId?: string
  quantity?: number
}

export interface ModelAnswer {
  outcome: string
  quantity: number
}

/** Pieces of goods in one order without a limit of the merchant (decision 113). */
const PER_ORDER = 10

const spuOf = (skuId: string): string => skuId.split('-')[0] ?? ''

/**
 * A model of one cart, written from the rules of the specification and without the code of the product. All its goods
 * are on sale, and none has a limit for a buyer.
 */
export class CartModel {
  readonly live = new Map<string, number>()
  /** Quantities of the lines that were removed last, by variant. */
  private readonly removed = new Map<string, number>()

  /** @param stockOf returns the pieces of a variant that are left */
  constructor(private readonly stockOf: (skuId: string) => number) {}

  apply({ kind, skuId, fromSkuId = '', quantity = 1 }: ModelOperation): ModelAnswer {
    const own = this.live.get(skuId) ?? 0
    switch (kind) {
      case 'ADD':
        return this.store(skuId, own + quantity, own)
      case 'SET':
        return own > 0 ? this.store(skuId, quantity, own) : { outcome: 'REMOVED_ELSEWHERE', quantity: 0 }
      case 'REMOVE':
        if (own > 0) this.removed.set(skuId, own)
        this.live.delete(skuId)
        return { outcome: 'OK', quantity: 0 }
      case 'RESTORE':
        return this.restore(skuId, own)
      default:
        return this.changeSku(fromSkuId, skuId)
    }
  }

  /** Moves pieces of a line to an order. */
  take(skuId: string, pieces: number): void {
    const left = (this.live.get(skuId) ?? 0) - pieces
    if (left > 0) this.live.set(skuId, left)
    else this.live.delete(skuId)
  }

  /** Returns the pieces of an order that has closed unpaid. */
  putBack(skuId: string, pieces: number): void {
    this.live.set(skuId, Math.min(99, (this.live.get(skuId) ?? 0) + pieces))
  }

  get quantities(): Record<string, number> {
    return Object.fromEntries(this.live)
  }

  private restore(skuId: string, own: number): ModelAnswer {
    if (own > 0) return { outcome: 'OK', quantity: own }
    const quantity = this.removed.get(skuId)
    if (quantity === undefined) return { outcome: 'NOT_FOUND', quantity: 0 }
    this.removed.delete(skuId)
    this.live.set(skuId, quantity)
    return { outcome: 'OK', quantity }
  }

  private changeSku(fromSkuId: string, skuId: string): ModelAnswer {
    const from = this.live.get(fromSkuId)
    if (from === undefined) return { outcome: 'REMOVED_ELSEWHERE', quantity: 0 }
    this.live.delete(fromSkuId)
    const answer = this.store(skuId, from + (this.live.get(skuId) ?? 0), from)
    if (answer.outcome === 'CUT' && this.most(skuId) === 0) this.live.set(fromSkuId, from)
    return answer
  }

  /** Stores at most the possible quantity. A line of which nothing is possible does not change. */
  private store(skuId: string, wanted: number, before: number): ModelAnswer {
    const quantity = Math.min(wanted, this.most(skuId))
    if (quantity === 0) return { outcome: 'CUT', quantity: before }
    if (before === 0) this.removed.delete(skuId)
    this.live.set(skuId, quantity)
    return { outcome: quantity < wanted ? 'CUT' : 'OK', quantity }
  }

  /** Pieces in stock of other variants of the same goods use up the limit of the order. */
  private most(skuId: string): number {
    const used = [...this.live]
      .filter(([other]) => other !== skuId && spuOf(other) === spuOf(skuId))
      .reduce((sum, [other, quantity]) => sum + Math.min(quantity, this.stockOf(other)), 0)
    return Math.min(this.stockOf(skuId), Math.max(0, PER_ORDER - used))
  }
}
