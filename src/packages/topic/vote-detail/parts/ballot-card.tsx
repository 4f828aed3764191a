import { observer } from 'mobx-react'
import type { Vote } from '@/api/vote'
import { momentText } from '@/components/dates'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { type BallotState, isStanding } from '@/domain/vote/vote'
import { voteTexts } from '@/locales/namespaces/vote'
import type { VoteDetailModel } from '../vote-detail.model'

/** Draws the ballots of the account with their receipts; nothing without ballots. */
export const BallotCard = observer(({ model, vote }: { model: VoteDetailModel; vote: Vote }) => {
  const t = useTexts(voteTexts)
  const { now, phase } = model
  const { options, utcOffset } = vote
  const ballots = model.own.value?.ballots ?? []
  if (ballots.length === 0) return null
  // A canceled vote counts no ballot.
  const shownState = (state: BallotState): BallotState => (phase === 'CANCELED' && isStanding(state) ? 'VOID' : state)
  const nameOf = (id: string) => options.find(({ optionId }) => optionId === id)?.title ?? ''
  return (
    <Card title={t('vote.ballots')} note={t('vote.receiptNote')}>
      {ballots.map(({ ballotId, optionIds, state, voidReason, createdAt, receipt }) => (
        <SelectRow
          key={ballotId}
          strong
          title={optionIds.map(nameOf).join(t('common.separator'))}
          notes={[
            `${t(`vote.ballot.${shownState(state)}`)} · ${momentText(createdAt, { now, utcOffset }, t)}`,
            voidReason && t(`vote.void.${voidReason}`),
            t('vote.receipt', { receipt: receipt.slice(0, 16) }),
          ]}
          trail={
            <Button kind="quiet" size="s" label={t('vote.copyReceipt')} onClick={() => model.copy(receipt)}>
              {t('button.copy')}
            </Button>
          }
        />
      ))}
    </Card>
  )
})
