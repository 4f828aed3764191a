import type { Reservation } from '@/api/reservation'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Countdown } from '@/components/ui/countdown/countdown'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { slotTimeText } from '../../parts/slot-time'

interface OfferCardProps {
  offer: Reservation
  /** Called when the offer ends. */
  onEnd: () => unknown
}

/** Draws the offered slot, its places, and the time left to accept them. */
export function OfferCard({ offer, onEnd }: OfferCardProps) {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { offerUntil, quantity, reservable } = offer
  const { utcOffset, name } = reservable
  return (
    <Card
      title={name}
      note={t('reserve.offered', { count: quantity })}
      mark={
        offerUntil !== null && (
          <Countdown until={offerUntil} hideHours label={t('reserve.offerEnds')} onEnd={() => void onEnd()} />
        )
      }
    >
      <FactRow title={t('reserve.time')} value={slotTimeText(offer, { now, utcOffset }, t)} />
    </Card>
  )
}
