import type { Db } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { cardOf } from '../show/card-service'
import { listedShows } from '../show/query-service'
import { requireSpu, saleFacts, serializeSpu } from './spu-service'

/** Returns the page of goods (contract: api/goods SpuDetail). Throws `Refusal` notFound. @param now epoch ms */
export const spuDetailOf = async (db: Db, spuId: string, lang: Language, now: number) => {
  const spu = await requireSpu(db, spuId)
  const shows = spu.show_ids.length > 0 ? await listedShows(db, { showIds: spu.show_ids }).execute() : []
  return {
    ...serializeSpu(spu, lang),
    ...saleFacts(spu),
    spuType: spu.spu_type,
    categoryId: spu.category_id ?? '',
    pictures: spu.pictures,
    film: spu.film ?? '',
    deliverMethods: spu.deliver_methods,
    perBuyer: spu.per_buyer,
    perOrder: spu.per_order,
    weight: spu.weight,
    refundRule: spu.is_returnable ? 'SEVEN_DAYS' : 'NONE',
    detail: spu.detail[lang],
    shows: shows.map((row) => cardOf(row, lang, now)),
  }
}

/** Returns the id of goods by their id in the merchant's own system. Throws `Refusal` notFound. */
export const spuIdOf = async (db: Db, thirdPartyId: string): Promise<string> =>
  found(await findRow(db, 'spus', { third_party_id: thirdPartyId })).spu_id
