import type { ComboItem } from '../../catalogue/combo/items-service'
import { Refusal } from '../../../core/envelope'
import { SeatsRefused } from '../seat/refusal-service'

/** An item of a request that cannot be held, with the reason. */
export interface RefusedItem {
  item: ComboItem
  refusal: Refusal
}

/** Error for a set of which at least one item cannot be held. The response is created after the transaction. */
export class SetRefused extends Error {
  constructor(readonly refused: readonly RefusedItem[]) {
    super('set refused')
    this.name = 'SetRefused'
  }
}

/** Collects the refusals of a request's items, so that the response contains all of them. */
export class RefusalList {
  private readonly refused: RefusedItem[] = []

  /** Returns the result of a check of an item, or null if the check refused the item. */
  async attempt<Result>(item: ComboItem, check: () => Promise<Result> | Result): Promise<Result | null> {
    try {
      return await check()
    } catch (error) {
      const refusal = error instanceof SeatsRefused ? error.answer() : error
      if (!(refusal instanceof Refusal)) throw error
      this.refused.push({ item, refusal })
      return null
    }
  }

  /** Throws `SetRefused` if an item was refused. */
  throwIfAny(): void {
    if (this.refused.length > 0) throw new SetRefused(this.refused)
  }
}
