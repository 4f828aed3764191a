import { type Stop, titled } from '../stop'

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  titled('page-error', '/no/such/page', ({ say }) => say('user')('notice.error.title')),
]
