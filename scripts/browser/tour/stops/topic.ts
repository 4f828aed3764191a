import { stopAt, type Stop } from '../stop'

/** What a member sees. */
export const member: readonly Stop[] = [
  stopAt('annual-review', '/annual-review', (shopper) => shopper.at(shopper.texts('topic')('review.title'))),
]
