import * as v from 'valibot'
import { get, type NoParams, post } from '@/request/call'
import { showCard } from './show-card'
import * as w from './wire'

const tag = { tag: v.pipe(v.string(), v.nonEmpty()), title: w.text() }

/** A tag that a purchase requires of its buyer, such as "Friends of the House" (domain §1, whiteTags). */
export const whiteTag = v.object(tag)
export type WhiteTag = v.InferOutput<typeof whiteTag>

/** Returns the tags of this buyer, for restricted items of a show. Source: shell §7, show. */
export const userTags = get<{ showId: string }, { tags: string[] }>(
  'show/buyer/v3/{showId}/white/tag/check/user_tags',
  { auth: 'buyer', importance: 'high', read: w.reader(v.object({ tags: w.list(w.text()) })) },
)

const privilegeTag = v.object({
  ...tag,
  /** Upcoming shows that require the tag, or that give its holders presale access. */
  shows: w.list(showCard),
})
/** A tag that a buyer holds. */
export type PrivilegeTag = v.InferOutput<typeof privilegeTag>

/** Returns the tags that this buyer's codes unlocked, the first code first. The path is not in the specification. */
export const privilegeTags = get<NoParams, PrivilegeTag[]>('show/buyer/v3/privilege/tags', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(w.list(privilegeTag)),
})

/**
 * Assigns the code's tag to the buyer. A repeated request with the same code changes nothing. The specification only
 * names the screen, so the path is not in the specification.
 */
export const usePrivilegeCode = post<{ privilegeCode: string }, PrivilegeTag>('show/buyer/v3/privilege/code', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(privilegeTag),
})
