import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const showBriefSchema = v.object({
  showId: v.pipe(v.string(), v.nonEmpty()),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  venueName: w.text(),
  cityName: w.text(),
})
/** Name, picture and venue of a show for a list row. */
export type ShowBrief = v.InferOutput<typeof showBriefSchema>

/** Returns the brief of a show. The fields are not in the specification. Source: shell §7, buyer API. */
export const showBrief = get<{ showId: string }, ShowBrief>('pub/v1/shows/{showId}/brief', {
  auth: 'public',
  read: w.reader(showBriefSchema),
})
