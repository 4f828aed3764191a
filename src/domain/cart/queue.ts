import type { Applied, CartFacts } from './apply'
import { applyOperation, applyOperations } from './apply'
import { type Cart, EMPTY_CART } from './cart'
import type { CartOperation } from './operation'

/** Time that a device stores the cart of a visitor, ms (decision 110). */
const VISITOR_TTL = 30 * 24 * 60 * 60 * 1000

/** An operation that the gateway has not answered yet. */
export interface QueuedOperation {
  operation: CartOperation
  /** Epoch ms. */
  at: number
}

/** Operations of one account or of a visitor on one device, the oldest first. */
export type CartQueue = readonly QueuedOperation[]

/** Returns the cart to display: the last answer of the gateway with the operations of this device. */
export const paintedCart = (answer: Cart, queue: CartQueue, facts: CartFacts): Cart =>
  applyOperations(
    answer,
    queue.map(({ operation }) => operation),
    facts,
  ).cart

/** Returns the queue without answered operations. */
export const withoutAnswered = (queue: CartQueue, answered: readonly string[]): CartQueue => {
  const ids = new Set(answered)
  return queue.filter(({ operation }) => !ids.has(operation.operationId))
}

/** Returns the queue of a visitor without operations that are older than 30 days. */
export const recentQueue = (queue: CartQueue, now: number): CartQueue =>
  queue.filter(({ at }) => now - at < VISITOR_TTL)

/**
 * Adds an operation to the queue of a visitor. Returns the outcome on this device. If the operation is not possible, the
 * queue remains unchanged.
 */
export const queueForVisitor = (
  queue: CartQueue,
  operation: CartOperation,
  facts: CartFacts,
): { queue: CartQueue; outcome: Applied['outcome'] } => {
  const recent = recentQueue(queue, facts.now)
  const before = paintedCart(EMPTY_CART, recent, facts)
  const { cart, outcome } = applyOperation(before, operation, facts)
  return { queue: cart === before ? recent : [...recent, { operation, at: facts.now }], outcome }
}
