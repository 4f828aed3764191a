import type { Gateway } from '../../../core/context'
import { type PageRange, readPage, type RowPage } from '../../../core/database/page'
import { requireUser } from '../../base/user/account-service'
import { giftQuery, type GiftRow } from './repository'

/** Returns a page of the gifts of a giver, the newest first. */
export const givenGifts = ({ db }: Gateway, userId: string, range: PageRange): Promise<RowPage<GiftRow>> => {
  const query = giftQuery(db).where('g.giver_id', '=', userId)
  return readPage(query, query.orderBy('g.created_at', 'desc').orderBy('g.transfer_id'), range)
}

/**
 * Returns a page of the gifts that an account can see as a recipient: accepted gifts, and open gifts to its phone
 * number.
 */
export const receivedGifts = async ({ db }: Gateway, userId: string, range: PageRange): Promise<RowPage<GiftRow>> => {
  const { cellphone, country_code: area } = await requireUser(db, userId)
  const query = giftQuery(db).where((row) =>
    row.or([
      row('g.recipient_id', '=', userId),
      row.and([
        row('g.recipient_id', 'is', null),
        row('g.cellphone', '=', cellphone ?? ''),
        row('g.cellphone', '<>', ''),
        row('g.country_code', '=', area),
      ]),
    ]),
  )
  return readPage(query, query.orderBy('g.created_at', 'desc').orderBy('g.transfer_id'), range)
}
