import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { joinFacts } from '@/lib/join-facts'
import { seatTexts } from '@/locales/namespaces/seat'
import { useCardMark } from '../../../parts/card-line/use-card-mark'
import type { PickSeatModel } from '../../pick-seat.model'
import { sessionLabel } from '../../session-label'

export interface SessionSheetProps {
  model: PickSeatModel
  open: boolean
  onClose: () => void
}

/** Draws the list of sessions on phones, where a row of sessions would be truncated. */
export const SessionSheet = observer(({ model, open, onClose }: SessionSheetProps) => {
  const t = useTexts(seatTexts)
  const markOf = useCardMark(model.card)
  return (
    <ChoiceSheet
      open={open}
      title={t('session')}
      value={model.sessionId}
      onChoose={(sessionId) => void model.chooseSession(sessionId)}
      onClose={onClose}
      options={model.sessions.map((session) => ({
        value: session.bizShowSessionId,
        content: joinFacts([sessionLabel(t, session), markOf(session.bizShowSessionId)]),
      }))}
    />
  )
})
