import type { Vote } from '@/api/vote'
import { nearTime, whenText } from '@/components/dates'
import type { OrderTone } from '@/components/order/order-tone'
import { DAY, startOfDay } from '@/domain/schedule/local-time'
import { type BallotBlock, finalResultAt, type HiddenReason, type VotePhase } from '@/domain/vote/vote'
import type { Translate } from '@/locales/keys'
import type { voteTexts } from '@/locales/namespaces/vote'
import type { VoteDetailModel } from '../vote-detail.model'

/**
 * State of a vote for its reader. WAITING: over, but the result is held back. HELD: the own ballot is being checked.
 * NOT_COUNTED: the only ballot is void, and the buyer cannot cast another one.
 */
type VoteState = VotePhase | BallotBlock | 'WAITING' | 'HELD' | 'NOT_COUNTED'

export const TONES: Readonly<Record<VoteState, OrderTone>> = {
  ...{ TO_COME: 'plain', OPEN: 'good', OVER: 'over', CANCELED: 'bad', WAITING: 'plain', HELD: 'due', VOTED: 'good' },
  ...{ DAY_LIMIT: 'good', NO_PHONE: 'due', NOT_ALLOWED: 'due', OTHER_ACCOUNT: 'plain', NOT_COUNTED: 'bad' },
}

/** Returns the state of a vote for its reader. */
export const stateOf = ({ phase, own, ballot, counts }: VoteDetailModel): VoteState => {
  if (phase === 'OVER') return counts.value?.hidden === 'DATE' ? 'WAITING' : 'OVER'
  if (phase !== 'OPEN') return phase
  if (ballot?.state === 'HELD') return 'HELD'
  const { block = null, ballots = [] } = own.value ?? {}
  if (block === 'VOTED' && ballots[0]?.state === 'VOID') return 'NOT_COUNTED'
  return block ?? 'OPEN'
}

/** Returns the reason why the result is hidden; null if it is visible, or if the vote is canceled. */
export const hiddenOf = (model: VoteDetailModel): HiddenReason | null => {
  const hidden = model.counts.value?.hidden ?? null
  const state = stateOf(model)
  if (state === 'CANCELED') return null
  // These readers can never vote with this account, so for them only the end shows the result.
  const isShut = state === 'NOT_COUNTED' || state === 'OTHER_ACCOUNT'
  return hidden === 'AFTER_VOTE' && isShut ? 'AFTER_END' : hidden
}

/** Returns the sentence below a state. */
export const hintOf = (
  state: VoteState,
  { mayChange, ballot, now, canAddPhone }: VoteDetailModel,
  vote: Vote,
  t: Translate<typeof voteTexts>,
): string => {
  const { startTime, endTime, changeUntil, resultAt, utcOffset } = vote
  const at = (time: number): string => nearTime(time, { now, utcOffset }, t)
  const when = (time: number): string => whenText(time, { now, utcOffset }, t)
  const resultTime = finalResultAt({ endTime, resultAt })
  if (state === 'TO_COME') return t('vote.hint.TO_COME', { time: when(startTime) })
  if (state === 'WAITING') return t('vote.hint.WAITING', { time: when(resultTime) })
  if (state === 'HELD') return t('vote.hint.HELD', { time: at(ballot?.decideBy ?? endTime) })
  if (state === 'VOTED' && mayChange) return t('vote.hint.CHANGE', { time: at(changeUntil ?? endTime) })
  if (state === 'VOTED' && resultTime > endTime) return t('vote.hint.WAITING', { time: when(resultTime) })
  if (state === 'OPEN' || state === 'VOTED') return t(`vote.hint.${state}`, { time: at(endTime) })
  const time = when(endTime)
  if (state === 'DAY_LIMIT' && endTime <= startOfDay(now, utcOffset) + DAY) return t('vote.hint.LAST_DAY', { time })
  if (state === 'NO_PHONE' && !canAddPhone) return t('vote.hint.NO_PHONE_WEB', { time })
  return t(`vote.hint.${state}`, { time })
}
