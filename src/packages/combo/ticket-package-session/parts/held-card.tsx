import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { HoldSet } from '@/api/hold-set'
import { HoldCountdown } from '@/components/seat/hold-countdown/hold-countdown'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { joinFacts } from '@/lib/join-facts'
import { comboTexts } from '@/locales/namespaces/combo'
import { sessionLabel, showOf } from '../../parts/combo-facts'
import type { TicketPackageSessionModel } from '../ticket-package-session.model'

/** Draws the held sessions with their seats, and the time for which they are held. */
export const HeldCard = observer(({ model, set }: { model: TicketPackageSessionModel; set: HoldSet }) => {
  const t = useTexts(comboTexts)
  const now = useNow()
  const { combo, hold, change, extend } = model
  return (
    <Card
      title={t('combo.heldTitle')}
      action={
        hold.canExtend && (
          <Button kind="quiet" size="s" loading={hold.busy} onClick={extend}>
            {t('combo.moreTime')}
          </Button>
        )
      }
    >
      <HoldCountdown expiresAt={set.expiresAt} onOver={hold.end} />
      {set.items.map(({ partId, showId, sessionId, seatPlanName, quantity, seats }) => {
        const show = combo.value && showOf(combo.value, { partId, showId })
        const session = show?.sessions.find((each) => each.sessionId === sessionId)
        return (
          <SelectRow
            key={sessionId}
            strong
            title={show?.showName ?? ''}
            notes={[
              show && session ? sessionLabel(session, show, { t, now }) : null,
              joinFacts([seatPlanName, t('combo.tickets', { count: quantity })]),
              ...seats.map(({ seatDesc }) => seatDesc),
            ]}
          />
        )
      })}
      <View>
        <Button kind="quiet" size="m" onClick={change}>
          {t('combo.changeChoice')}
        </Button>
      </View>
    </Card>
  )
})
