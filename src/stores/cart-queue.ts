import { enqueue, freshQueue, isVisitorFull, type QueuedOperation } from '@/domain/cart/queue'
import type { CartOperation } from '@/domain/cart/apply-operation'
import type { Clock } from '@/lib/clock'
import { randomKey } from '@/lib/random-key'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'

/** Creates an operation with an id of its own. */
export const operation = (
  kind: CartOperation['kind'],
  own: Partial<CartOperation> & Pick<CartOperation, 'spuId' | 'skuId'>,
) => ({
  ...{ operationId: randomKey(), kind, lineId: '', showId: '', fromSkuId: '', quantity: 1 },
  ...own,
})

/** User id of visitors. */
const VISITOR = ''

/**
 * Operations of the cart that the gateway has not answered, in storage. Each account has its own queue, which waits for
 * the account during a logout.
 */
export class CartQueue {
  constructor(private readonly deps: { storage: HostStorage; clock: Pick<Clock, 'now'> }) {}

  /** Returns the queue of an account, oldest first. The id of visitors is ''. */
  of(userId: string): QueuedOperation[] {
    return freshQueue(this.all[userId] ?? [], this.deps.clock.now())
  }

  /**
   * Adds operations, as far as the queue has space for them.
   * @param sent ids of operations that are on their way
   * @returns ids of the added operations
   */
  add(userId: string, operations: readonly QueuedOperation[], sent: readonly string[]): string[] {
    let queue = this.of(userId)
    const added: string[] = []
    for (const operation of operations) {
      const isFull = userId === VISITOR && isVisitorFull(queue, operation)
      const next = isFull ? null : enqueue(queue, operation, sent)
      if (!next) continue
      queue = next
      added.push(operation.operationId)
    }
    if (added.length > 0) this.write({ [userId]: queue })
    return added
  }

  /** Removes the operations with these ids. */
  remove(userId: string, ids: readonly string[]): void {
    this.write({ [userId]: this.of(userId).filter(({ operationId }) => !ids.includes(operationId)) })
  }

  /** Moves the operations of the visitor to the account that has logged in (decision 110). */
  adopt(userId: string): void {
    const visitor = this.of(VISITOR)
    if (visitor.length > 0) this.write({ [VISITOR]: [], [userId]: [...this.of(userId), ...visitor] })
  }

  private get all(): Readonly<Record<string, QueuedOperation[]>> {
    return this.deps.storage.read(keys.cartQueues) ?? {}
  }

  private write(changed: Readonly<Record<string, QueuedOperation[]>>): void {
    const now = this.deps.clock.now()
    const queues = Object.entries({ ...this.all, ...changed }).map(
      ([id, queue]) => [id, freshQueue(queue, now)] as const,
    )
    const open = queues.filter(([, queue]) => queue.length > 0)
    if (open.length > 0) this.deps.storage.write(keys.cartQueues, Object.fromEntries(open))
    else this.deps.storage.remove(keys.cartQueues)
  }
}
