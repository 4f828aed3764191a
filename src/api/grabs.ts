import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

/**
 * Returns the shows with a prepared purchase. Leaves out the data of the form, which is ten times as large. The path
 * is not in the specification.
 */
export const grabs = get<NoParams, { showId: string }[]>('show/buyer/v3/pre_filed_infos', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(w.list(v.object({ showId: v.pipe(v.string(), v.nonEmpty()) }))),
})
