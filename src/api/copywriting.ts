import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const entry = v.object({ key: v.string(), value: v.string() })

/** Converts a group to a list of key and value. The gateway sends such a list, or an object of values by key. */
const asList = (group: unknown): unknown =>
  typeof group === 'object' && group !== null && !Array.isArray(group)
    ? Object.entries(group).map(([key, value]) => ({ key, value: value as unknown }))
    : group

/** A merchant's texts by their group: `base`, or a module of the storefront. */
export type CopyGroups = Record<string, v.InferOutput<typeof entry>[]>

const groups = v.record(v.string(), v.pipe(v.unknown(), v.transform(asList), w.list(entry)))

/** Returns the merchant's own texts in the language of the request. Public (decision 28). Source: shell §7, other. */
export const copywriting = get<{ merchantId: string; client: string }, CopyGroups>('copywriting/config', {
  auth: 'public',
  importance: 'low',
  read: w.reader(groups),
})
