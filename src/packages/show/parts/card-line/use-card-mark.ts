import { useTexts } from '@/components/texts'
import { cardBookingTexts } from '@/locales/namespaces/card-booking'
import type { BookingCard } from '../../sale/booking-card'

/** Returns the mark of a session: whether the card of the address covers it. It is '' without a card. */
export const useCardMark = (card: BookingCard): ((sessionId: string) => string) => {
  const t = useTexts(cardBookingTexts)
  return (sessionId) => (card.card ? t(card.fits(sessionId) ? 'cardBooking.fits' : 'cardBooking.fitsNot') : '')
}
