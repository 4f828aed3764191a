import { keys } from '@/platform/storage/keys'
import type { LinkTo } from '@/router/link-to'
import { isRouteName } from '@/router/table/table'
import type { Services } from '../services'

/** What may wait for the face check: a coupon to receive, a ticket to show, names to put on tickets. */
export type ActionKind = 'coupon' | 'ticket' | 'names'

export interface CertifiedAction {
  action: ActionKind
  /** Of the coupon's kind, of the voucher. */
  id: string
}

/** An action that waits, and the screen that it was wanted on. */
interface WaitingAction extends CertifiedAction {
  place: LinkTo
  savedAt: number
}

/** Milliseconds; an older action is dropped: nobody expects it any more. */
const ACTION_TTL = 30 * 60_000

type Deps = Pick<Services, 'clock' | 'platform' | 'stores'>

/** Stores what is wanted: the buyer may leave the app for the check, or the host may end it during the check. */
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

/** The action that waits; null for none, and for one that has become too old. */
export const waitingAction = ({ clock, platform, stores }: Deps): WaitingAction | null => {
  const stored = platform.storage.read(keys.certifiedAction, stores.user.userId)
  if (!stored || !isRouteName(stored.name) || clock.now() - stored.savedAt > ACTION_TTL) return null
  const { action, id, name, params, savedAt } = stored
  return { action: action as ActionKind, id, place: { name, params }, savedAt }
}

/** Takes this action away, once. @returns false when it is not there any more: another screen has taken it */
export const takeAction = (deps: Deps, { action, id }: CertifiedAction): boolean => {
  const waiting = waitingAction(deps)
  if (waiting?.action !== action || waiting.id !== id) return false
  deps.platform.storage.remove(keys.certifiedAction, deps.stores.user.userId)
  return true
}
