import { observer } from 'mobx-react'
import type { Vote } from '@/api/vote'
import { useTexts } from '@/components/texts'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { useHostAction } from '@/components/ui/use-host-action'
import { voteTexts } from '@/locales/namespaces/vote'
import type { Translate } from '@/locales/keys'
import { linkTo } from '@/router/link-to'
import type { VoteDetailModel } from '../vote-detail.model'

/** Returns the action that makes an account allowed to vote, or leads elsewhere. */
const wayOn = (
  { own, phase, canAddPhone }: VoteDetailModel,
  { who, conditions }: Vote,
  t: Translate<typeof voteTexts>,
): ButtonAction => {
  const block = phase === 'OPEN' ? own.value?.block : null
  if (block === 'NO_PHONE' && canAddPhone) return { text: t('vote.addPhone'), to: linkTo('account-bind') }
  if (block === 'NOT_ALLOWED' && who === 'LEVEL') return { text: t('vote.toLevels'), to: linkTo('member-center') }
  if (block === 'NOT_ALLOWED' && who === 'TICKET' && conditions[0])
    return { text: t('vote.toTickets'), to: linkTo('show-detail', { showId: conditions[0].showId }) }
  return { text: t('vote.browse'), to: linkTo('all'), secondary: true }
}

/** Draws the action of a vote: voting, a change, a reminder, or what makes the account allowed. */
export const VoteActions = observer(
  ({ model, vote, stacked }: { model: VoteDetailModel; vote: Vote; stacked?: boolean }) => {
    const t = useTexts(voteTexts)
    const run = useHostAction()
    const { phase, own, ownStatus, isChoosing, isComplete, isChanging, mayChange } = model
    const { cast, change, cancelChange, remind } = model
    const actionsOf = (): ButtonAction[] => {
      if (phase === 'TO_COME') {
        const done = { done: t('calendar.added'), downloaded: t('calendar.downloaded') }
        return [{ text: t('vote.remind'), onClick: () => void run(remind(), done) }]
      }
      if (phase === 'OPEN' && ownStatus === 'failed')
        return [{ text: t('vote.retry'), onClick: () => void own.load(), secondary: true }]
      // The right action is not known until the own ballots are loaded.
      if (phase === 'OPEN' && ownStatus !== 'ready') return []
      const send = { text: t(isChanging ? 'vote.sendChange' : 'vote.send'), incomplete: !isComplete, onClick: cast }
      if (isChanging) return [{ text: t('button.cancel'), onClick: cancelChange, secondary: true }, send]
      const changes = { text: t('vote.change'), onClick: change, secondary: true }
      if (isChoosing) return mayChange ? [changes, send] : [send]
      return mayChange ? [changes] : [wayOn(model, vote, t)]
    }
    return <ButtonRow actions={actionsOf()} stacked={stacked} />
  },
)
