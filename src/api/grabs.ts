import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import { list, reader } from './wire'

/** The shows that this buyer is ready for. Path ours. Apart from what fills a form in, which is ten times as large. */
export const grabs = get<NoParams, { showId: string }[]>('show/buyer/v3/pre_filed_infos', {
  auth: 'buyer',
  importance: 'low',
  read: reader(list(v.object({ showId: v.pipe(v.string(), v.nonEmpty()) }))),
})
