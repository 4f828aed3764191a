import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

const category = v.object({ code: w.text(), displayName: w.text(), icon: w.text() })
/** A category (ALL, concert, drama, sport, recital, exhibition, dance, family, folk); `icon` is a path. */
export type Category = v.InferOutput<typeof category>

/** Returns the categories of the second level, ALL first. Source: shell §7, buyer API. */
export const backendCategories = get<NoParams & { level?: number }, Category[]>('pub/v1/shows/backend_categories', {
  auth: 'public',
  importance: 'medium',
  read: w.reader(w.list(category)),
})
