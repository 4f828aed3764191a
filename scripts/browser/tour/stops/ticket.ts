import { tapTargets } from '../../shopper'
import { stopAt, type Stop } from '../stop'

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  stopAt('hot', '/hot', ({ screen }) => tapTargets(screen()).nth(5).waitFor()),
  stopAt('city', '/site-list', (shopper) => shopper.at(shopper.texts('core')('nav.city'))),
]
