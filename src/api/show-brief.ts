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
/** What a show is called, looks like and where it plays: enough for a line of it. */
export type ShowBrief = v.InferOutput<typeof showBriefSchema>

/** Source: shell §7, buyer API; our fields. */
export const showBrief = get<{ showId: string }, ShowBrief>('pub/v1/shows/{showId}/brief', {
  auth: 'public',
  read: w.reader(showBriefSchema),
})
