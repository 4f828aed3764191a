import type { Clock } from '@/lib/clock'
import { own } from '@/lib/own'
import type { HostStorage } from '@/platform/storage/contract'
import { keys, type Stored } from '@/platform/storage/keys'

/** Lifetime of a stored position, ms. */
const TTL = 15 * 60_000

export interface QueuePositionDeps {
  storage: HostStorage
  clock: Clock
  userId: () => string
}

type QueuePosition = Stored<typeof keys.queueTickets>[string]

/**
 * Returns this buyer's queue position for a call; undefined if the buyer has no position.
 * @param path path as declared by the call, before its parameters are filled in
 */
export const queuePositionOf = (
  { storage, clock, userId }: QueuePositionDeps,
  path: string,
): QueuePosition | undefined => {
  const position = own(storage.read(keys.queueTickets, userId()) ?? {}, path)
  return position && clock.now() - position.savedAt < TTL ? position : undefined
}

/** Stores a queue position for the next attempt, which may follow a reload. Null removes the stored position. */
export const saveQueuePosition = (
  { storage, clock, userId }: QueuePositionDeps,
  path: string,
  position: Pick<QueuePosition, 'ticket' | 'place'> | null,
): void => {
  const { [path]: _, ...rest } = storage.read(keys.queueTickets, userId()) ?? {}
  const stored = position ? { ...rest, [path]: { ...position, savedAt: clock.now() } } : rest
  if (Object.keys(stored).length === 0) storage.remove(keys.queueTickets, userId())
  else storage.write(keys.queueTickets, stored, userId())
}
