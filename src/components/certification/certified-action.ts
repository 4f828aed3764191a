import { keys } from '@/platform/storage/keys'
import type { LinkTo } from '@/router/link-to'
import { isRouteName } from '@/router/table/table'
import type { Services } from '../services'

/** Actions that may wait for the face check: receiving a coupon, showing a ticket, naming the holders of tickets. */
export type ActionKind = 'coupon' | 'ticket' | 'names'

export interface CertifiedAction {
  action: ActionKind
  /** Coupon template id, or voucher id. */
  id: string
}

/** A stored action with its screen. */
interface WaitingAction extends CertifiedAction {
  place: LinkTo
  savedAt: number
}

/** Milliseconds. Older actions are dropped, because the buyer no longer expects them. */
const ACTION_TTL = 30 * 60_000

type Deps = Pick<Services, 'clock' | 'platform' | 'stores'>

/** Stores the action: the buyer may leave the app for the check, or the host may end it during the check. */
export const storeAction = (
  { clock, platform, stores }: Deps,
  { action, id }: CertifiedAction,
  { name, params }: LinkTo,
): void =>
  void platform.storage.write(
    keys.certifiedAction,
    { action, id, name, params, savedAt: clock.now() },
    stores.user.userId,
  )

/** Returns the stored action, or null if no action is stored or it has expired. */
export const waitingAction = ({ clock, platform, stores }: Deps): WaitingAction | null => {
  const stored = platform.storage.read(keys.certifiedAction, stores.user.userId)
  if (!stored || !isRouteName(stored.name) || clock.now() - stored.savedAt > ACTION_TTL) return null
  const { action, id, name, params, savedAt } = stored
  return { action: action as ActionKind, id, place: { name, params }, savedAt }
}

/** Removes the action, once. @returns false if another screen has removed it already */
export const takeAction = (deps: Deps, { action, id }: CertifiedAction): boolean => {
  const waiting = waitingAction(deps)
  if (waiting?.action !== action || waiting.id !== id) return false
  deps.platform.storage.remove(keys.certifiedAction, deps.stores.user.userId)
  return true
}
