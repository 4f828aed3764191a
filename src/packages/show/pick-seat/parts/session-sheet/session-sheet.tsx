import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Sheet } from '@/components/ui/sheet/sheet'
import { seatTexts } from '@/locales/namespaces/seat'
import type { PickSeatModel } from '../../pick-seat.model'
import { sessionLabel } from '../../session-label'

export interface SessionSheetProps {
  model: PickSeatModel
  open: boolean
  onClose: () => void
}

/** The sessions on phones, where a row of them would be cut. */
export const SessionSheet = observer(({ model, open, onClose }: SessionSheetProps) => {
  const t = useTexts(seatTexts)
  const handleChange = (sessionId: string): void => {
    onClose()
    void model.chooseSession(sessionId)
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('session')}>
      <RadioGroup
        label={t('session')}
        value={model.sessionId}
        onChange={handleChange}
        options={model.sessions.map((session) => ({
          value: session.bizShowSessionId,
          content: sessionLabel(t, session),
        }))}
      />
    </Sheet>
  )
})
