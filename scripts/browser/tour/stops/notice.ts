import { type Stop, titled } from '../stop'

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  titled('announcement', '/announce/N1', ({ texts }) => texts('user')('notice.announcement')),
  titled('page-error', '/no/such/page', ({ texts }) => texts('user')('notice.error.title')),
]
