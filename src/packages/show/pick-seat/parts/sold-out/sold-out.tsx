import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { seatTexts } from '@/locales/namespaces/seat'
import type { PickSeatModel } from '../../pick-seat.model'
import { sessionLabel } from '../../session-label'

/** Draws a message that no seats are free. Links to another session on sale, else to the show with its waitlist. */
export const SoldOut = observer(({ model }: { model: PickSeatModel }) => {
  const t = useTexts(seatTexts)
  const { otherSession } = model
  const action = otherSession
    ? {
        text: t('soldOut.other', { session: sessionLabel(t, otherSession) }),
        onClick: () => model.chooseSession(otherSession.bizShowSessionId),
      }
    : { text: t('soldOut.toShow'), to: model.show }
  return <Empty scene="sold-out" sentence={t('soldOut.sentence')} hint={t('soldOut.hint')} action={action} />
})
