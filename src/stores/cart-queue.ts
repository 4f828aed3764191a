import { enqueue, freshQueue, isVisitorFull, type QueuedOperation } from '@/domain/cart/queue'
import type { Clock } from '@/lib/clock'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'

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
   * Adds an operation.
   * @param sent ids of operations that are on their way
   * @returns false if the queue is full
   */
  add(userId: string, operation: QueuedOperation, sent: readonly string[]): boolean {
    const queue = this.of(userId)
    if (userId === VISITOR && isVisitorFull(queue, operation)) return false
    const next = enqueue(queue, operation, sent)
    if (next) this.write({ [userId]: next })
    return next !== null
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
