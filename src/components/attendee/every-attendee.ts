import { type Attendee, attendees } from '@/api/attendee'
import type { Client } from '@/request/client'
import type { CallOptions } from '@/request/options'

/** Attendees of one page (shell §9). */
const LENGTH = 50
/** Maximum number of pages. The gateway returns no further pages. */
const MAX_PAGES = 20

/**
 * Loads all pages of the buyer's attendees, so that attendees beyond the first page can be selected and changed. With
 * a show id, the gateway marks attendees who cannot attend the show. Rejects if a call fails.
 */
export const everyAttendee = async (
  client: Pick<Client, 'call'>,
  showId?: string,
  options?: CallOptions,
): Promise<Attendee[]> => {
  const found = new Map<string, Attendee>()
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const items = await client.call(attendees, { showId, offset: page * LENGTH, length: LENGTH }, options)
    for (const each of items) found.set(each.audienceId, each)
    if (items.length < LENGTH) break
  }
  return [...found.values()]
}
