import { type Stop, titled } from '../stop'

export const visitor: readonly Stop[] = [
  titled('announcement', '/announce/N1', ({ texts }) => texts('user')('notice.announcement')),
  titled('site-code', '/site-code?siteId=BL8201', ({ texts }) => texts('user')('notice.site.title')),
  titled('page-error', '/no/such/page', ({ texts }) => texts('user')('notice.error.title')),
]
