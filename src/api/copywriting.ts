import * as v from 'valibot'
import { get } from '@/request/call'
import { list } from './wire'

const word = v.pipe(
  v.object({ key: v.string(), value: v.string() }),
  v.transform(({ key, value }) => ({ key, text: value })),
)

/** A group is a list of key and value, or values by their key. */
const asList = (group: unknown): unknown =>
  typeof group === 'object' && group !== null && !Array.isArray(group)
    ? Object.entries(group).map(([key, value]) => ({ key, value: value as unknown }))
    : group

/** A merchant's words, by the group they belong to: `base`, or a room of the storefront. */
export interface CopyGroup {
  group: string
  words: { key: string; text: string }[]
}

const groups = v.record(v.string(), v.unknown())

/** The merchant's own words, in the language of the request. Public (decision 28). Source: shell §7, other. */
export const copywriting = get<{ merchantId: string; client: string }, CopyGroup[]>('copywriting/config', {
  auth: 'public',
  importance: 'low',
  read: (data) =>
    Object.entries(v.parse(groups, data)).map(([group, words]) => ({
      group,
      words: v.parse(list(word), asList(words)),
    })),
})
