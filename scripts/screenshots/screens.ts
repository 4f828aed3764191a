import { DESKTOP, PHONE, type VisitOptions } from '../browser/visit'

/** One picture of the README. */
export interface Shot extends VisitOptions {
  /** The picture's file name. */
  name: string
  /** The name of a stop of the tour. */
  stop: string
}

const phone = (name: string, stop: string, options: VisitOptions = {}): Shot => ({
  name,
  stop,
  viewport: PHONE,
  ...options,
})

/** Pictures of `npm run screenshots`, in the order of the README. */
export const SHOTS: readonly Shot[] = [
  phone('home', 'home'),
  phone('show', 'show'),
  phone('booking', 'booking'),
  phone('pick-seat', 'pick-seat-best'),
  phone('confirm-order', 'confirm-order'),
  phone('payment', 'payment-sheet'),
  phone('ticket', 'ticket'),
  phone('home-dark', 'home', { theme: 'dark' }),
  phone('ticket-dark', 'ticket', { theme: 'dark' }),
  phone('show-en', 'show', { language: 'en-US' }),
  { name: 'home-desktop', stop: 'home', viewport: DESKTOP },
  { name: 'list-desktop', stop: 'list', viewport: DESKTOP },
  { name: 'pick-seat-desktop-dark', stop: 'pick-seat-best', viewport: DESKTOP, theme: 'dark' },
  { name: 'show-desktop-dark', stop: 'show', viewport: DESKTOP, theme: 'dark' },
]
