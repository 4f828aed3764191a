import type { CartOperation } from './apply-operation'
import { isSameVariant } from './line'

/** Lifetime of an operation on the device, ms (decision 110). */
const QUEUE_TTL = 30 * 86_400_000

/** Maximum number of lines that a visitor's queue creates (decision 110). */
const MAX_VISITOR_LINES = 20

/** Maximum number of operations on the device. */
const MAX_QUEUE = 300

/** An operation that the gateway has not answered yet. */
export interface QueuedOperation extends CartOperation {
  /** Time of the operation, epoch ms. */
  at: number
}

/** Returns the operations that are still valid at `now`. */
export const freshQueue = (queue: readonly QueuedOperation[], now: number): QueuedOperation[] =>
  queue.filter(({ at }) => now - at < QUEUE_TTL)

/** Returns true if a visitor's queue cannot create a line for another variant. */
export const isVisitorFull = (queue: readonly QueuedOperation[], operation: CartOperation): boolean => {
  const variants = queue.filter((each, at) => queue.findIndex((first) => isSameVariant(first, each)) === at)
  return variants.length >= MAX_VISITOR_LINES && !variants.some((each) => isSameVariant(each, operation))
}

/**
 * Returns the queue with a new operation; null if it is full. A quantity replaces the quantity before it, unless that
 * one is on its way.
 * @param sent ids of the operations that are on their way
 */
export const enqueue = (
  queue: readonly QueuedOperation[],
  operation: QueuedOperation,
  sent: readonly string[],
): QueuedOperation[] | null => {
  const last = queue[queue.length - 1]
  const replaces =
    last?.kind === 'SET' &&
    operation.kind === 'SET' &&
    isSameVariant(last, operation) &&
    !sent.includes(last.operationId)
  if (replaces) return [...queue.slice(0, -1), operation]
  return queue.length < MAX_QUEUE ? [...queue, operation] : null
}
