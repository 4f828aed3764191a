import type { IncomingHttpHeaders } from 'node:http'
import type { Gateway } from '../../../core/context'
import type { Language } from '../../../core/localized-text'
import { favoriteCount } from '../favorite/count-service'
import { priorityFacts } from '../privilege/service'
import { sessionsOf } from '../session/query-service'
import type { ShowRow } from '../show/query-service'
import { serializeDynamic, serializeStatic } from './serializer'
import { tourOf } from '../show/service'
import { visitorOffset } from '../show/utc-zone-service'

/** Language and headers of a request. */
interface Caller {
  lang: Language
  headers: IncomingHttpHeaders
}

/** Returns the static part of a show, which several calls contain (contract: api/show ShowStatic). */
export const staticHalf = async ({ db, clock }: Gateway, show: ShowRow, { lang, headers }: Caller) => ({
  ...serializeStatic(show, lang, clock.now(), visitorOffset(headers)),
  tour: await tourOf(db, show.tour_id, lang),
})

/** Returns the sale state of a show, which several calls contain (contract: api/show ShowDynamic). */
export const dynamicHalf = async (gateway: Gateway, show: ShowRow, { lang, headers }: Caller) => ({
  ...serializeDynamic(show, await sessionsOf(gateway.db, show.show_id), lang, gateway.clock.now()),
  favoriteCount: await favoriteCount(gateway.db, 'SHOW', show.show_id),
  ...(await priorityFacts(gateway, show, headers)),
})
