import { useTexts } from '@/components/texts'
import { cardBookingTexts } from '@/locales/namespaces/card-booking'
import type { BookingCard } from '../../sale/booking-card'

/**
 * Returns a function that labels a session as covered or not covered by the card in the address. The label is ''
 * without a card.
 */
export const useCardMark = (card: BookingCard): ((sessionId: string) => string) => {
  const t = useTexts(cardBookingTexts)
  return (sessionId) => (card.card ? t(card.fits(sessionId) ? 'cardBooking.fits' : 'cardBooking.fitsNot') : '')
}
