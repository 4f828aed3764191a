import { stopAt, type Stop } from '../stop'

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  stopAt('city', '/site-list', (shopper) => shopper.at(shopper.texts('core')('nav.city'))),
]
