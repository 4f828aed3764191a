import { place, type Stop } from '../stop'

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  place('city', '/site-list', (shopper) => shopper.at(shopper.say('core')('nav.city'))),
]
