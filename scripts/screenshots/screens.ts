import { DESKTOP, PHONE, type VisitOptions } from '../browser/visit'

/** One screenshot in the README. */
export interface Shot extends VisitOptions {
  /** File name of the screenshot. */
  name: string
  /** The name of a stop of the tour. */
  stop: string
}

/** Screenshots of `npm run screenshots`, in the order of the README. */
export const SHOTS: readonly Shot[] = [
  { name: 'home', stop: 'home', viewport: PHONE },
  { name: 'show', stop: 'show', viewport: PHONE },
  { name: 'ticket', stop: 'ticket', viewport: PHONE },
  { name: 'show-desktop-dark', stop: 'show', viewport: DESKTOP, theme: 'dark' },
]
