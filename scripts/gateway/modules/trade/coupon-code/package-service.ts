import type { Db, Row } from '../../../core/database/database'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'

/** A package with the number of its coupons that the buyer has, and the time of their last receipt in epoch ms. */
export interface OwnPackage extends Row<'coupon_packages'> {
  count: number
  received_at: number | null
}

/** Returns a page of a buyer's packages, the newest first. */
export const packagesOf = (
  db: Db,
  userId: string,
  { offset = 0, length = 20 }: Partial<PageRange>,
): Promise<RowPage<OwnPackage>> => {
  const own = db
    .selectFrom('coupons')
    .select(({ fn }) => [
      'package_id',
      fn.countAll<number>().as('count'),
      fn.max<number | null>('received_at').as('received_at'),
    ])
    .where('user_id', '=', userId)
    .where('package_id', 'is not', null)
    .groupBy('package_id')
    .as('own')
  const query = db
    .selectFrom('coupon_packages as p')
    .innerJoin(own, 'own.package_id', 'p.package_id')
    .selectAll('p')
    .select(['own.count', 'own.received_at'])
  const ordered = query.orderBy('own.received_at', (order) => order.desc().nullsLast()).orderBy('p.package_id')
  return readPage(query, ordered, { offset, length }) as Promise<RowPage<OwnPackage>>
}
