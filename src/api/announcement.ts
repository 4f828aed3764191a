import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const announcementSchema = v.object({
  id: w.text(),
  title: w.text(),
  /** The merchant's HTML, for `RichText`. */
  content: w.text(),
  publishedAt: w.momentOrNull,
})
export type Announcement = v.InferOutput<typeof announcementSchema>

/**
 * Returns an announcement. The specification only names the page, so the path of the call is not in the specification.
 */
export const announcement = get<{ id: string }, Announcement>('home/pub/v5/announcements/{id}', {
  auth: 'public',
  read: w.reader(announcementSchema),
})
