import type { Vote } from '@/api/vote'
import { momentText, nearTime } from '@/components/dates'
import type { OrderTone } from '@/components/order/order-tone'
import type { BallotBlock, VotePhase } from '@/domain/vote/vote'
import type { Translate } from '@/locales/keys'
import type { voteTexts } from '@/locales/namespaces/vote'
import type { VoteDetailModel } from '../vote-detail.model'

/** State of a vote for its reader. WAITING: over, but the result is held back. HELD: the own ballot is being checked. */
type VoteState = VotePhase | BallotBlock | 'WAITING' | 'HELD'

export const TONES: Readonly<Record<VoteState, OrderTone>> = {
  ...{ TO_COME: 'plain', OPEN: 'good', OVER: 'over', CANCELED: 'bad', WAITING: 'plain', HELD: 'due', VOTED: 'good' },
  ...{ DAY_LIMIT: 'good', NO_PHONE: 'due', NOT_ALLOWED: 'due', OTHER_ACCOUNT: 'plain' },
}

/** Returns the state of a vote for its reader. */
export const stateOf = ({ phase, own, ballot, counts }: VoteDetailModel): VoteState => {
  if (phase === 'OVER') return counts.value?.hidden === 'DATE' ? 'WAITING' : 'OVER'
  if (phase !== 'OPEN') return phase
  if (ballot?.state === 'HELD') return 'HELD'
  return own.value?.block ?? 'OPEN'
}

/** Returns the sentence below a state. */
export const hintOf = (
  state: VoteState,
  { mayChange, ballot, now }: VoteDetailModel,
  vote: Vote,
  t: Translate<typeof voteTexts>,
): string => {
  const { startTime, endTime, changeUntil, resultAt, utcOffset } = vote
  const at = (time: number): string => nearTime(time, { now, utcOffset }, t)
  if (state === 'TO_COME') return t('vote.hint.TO_COME', { time: at(startTime) })
  if (state === 'WAITING') return t('vote.hint.WAITING', { time: at(resultAt ?? endTime) })
  if (state === 'HELD') return t('vote.hint.HELD', { time: at(ballot?.decideBy ?? endTime) })
  if (state === 'VOTED' && mayChange) return t('vote.hint.CHANGE', { time: at(changeUntil ?? endTime) })
  return t(`vote.hint.${state}`, { time: momentText(endTime, { now, utcOffset }, t) })
}
