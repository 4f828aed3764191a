import type { GoodsItem } from '@/api/ordered-goods'
import { keys } from '@/platform/storage/keys'
import type { ModelDeps } from '../screen/use-model'

/** Milliseconds; the goods of an older choice may be gone. */
const DRAFT_TTL = 30 * 60_000

/** Pieces of one variant that the buyer chose. */
export interface ChosenGoods {
  spuId: string
  /** Ids of the chosen values of its attributes. */
  attributeIds: string[]
  quantity: number
}

type Deps = Pick<ModelDeps, 'clock' | 'platform'>

/**
 * The goods that the buyer chose for tickets. They are stored on the device, so that they survive a reload and a login.
 * `editing` is a choice that the buyer has not added yet.
 */
export class GoodsDraft {
  /** @param place identifies the tickets: a session before their order, or their order */
  constructor(
    private readonly deps: Deps,
    private readonly place: string,
  ) {}

  get chosen(): readonly ChosenGoods[] {
    return this.stored?.chosen ?? []
  }

  get editing(): readonly ChosenGoods[] {
    return this.stored?.editing ?? this.chosen
  }

  edit(editing: readonly ChosenGoods[]): void {
    this.write([...this.chosen], [...editing])
  }

  /** Adds a choice to the purchase. */
  choose(chosen: readonly ChosenGoods[]): void {
    this.write([...chosen], [...chosen])
  }

  clear(): void {
    if (this.stored) this.deps.platform.storage.remove(keys.goodsDraft)
  }

  private get stored() {
    const { clock, platform } = this.deps
    const stored = platform.storage.read(keys.goodsDraft)
    const isOwn = stored?.place === this.place && clock.now() - stored.savedAt <= DRAFT_TTL
    return isOwn ? stored : null
  }

  private write(chosen: ChosenGoods[], editing: ChosenGoods[]): void {
    const { clock, platform } = this.deps
    platform.storage.write(keys.goodsDraft, { place: this.place, savedAt: clock.now(), chosen, editing })
  }
}

/** Returns the draft of goods for tickets before their order. */
export const draftOfSession = (deps: Deps, { showId, sessionId }: { showId: string; sessionId: string }): GoodsDraft =>
  new GoodsDraft(deps, `${showId} ${sessionId}`)

/** Returns the draft of goods to add to an order. */
export const draftOfOrder = (deps: Deps, orderId: string): GoodsDraft => new GoodsDraft(deps, orderId)

/** Returns chosen goods as entries of a purchase. */
export const goodsItems = (chosen: readonly ChosenGoods[], showId = ''): GoodsItem[] =>
  chosen.map(({ spuId, attributeIds, quantity }) => ({
    spu: { spuId, ...(showId && { showId }), attributeIds },
    quantity,
  }))
