import * as v from 'valibot'
import { get } from '@/request/call'
import { type ShowDynamic, showDynamicSchema, type ShowStatic, showStaticSchema } from './show'
import * as w from './wire'

/** Returns the static part of a show by the v3 call, for merchants with `showDataV3`. Source: shell §7, show. */
export const showStaticData = get<{ showId: string; locationCityId?: string }, ShowStatic>(
  'show/pub/v3/show_static_data/{showId}',
  { auth: 'public', importance: 'high', read: w.reader(showStaticSchema) },
)

/** Returns the dynamic part of a show by the v3 call. Source: shell §7, show. */
export const showDynamicData = get<{ showId: string; locationCityId?: string }, ShowDynamic>(
  'show/pub/v3/show_dynamic_data/{showId}',
  { auth: 'public', importance: 'high', timeout: 60_000, read: w.reader(showDynamicSchema) },
)

const previewSchema = v.object({ ...showStaticSchema.entries, ...showDynamicSchema.entries })

/** Returns both halves of an unpublished show, for the merchant's back office only. Source: shell §7, buyer API. */
export const showInPreview = get<{ showId: string; locationCityId?: string }, ShowStatic & ShowDynamic>(
  'pub/v1/shows/{showId}/preview',
  { auth: 'public', importance: 'high', read: w.reader(previewSchema) },
)
