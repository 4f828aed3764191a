import * as v from 'valibot'
import { post } from '@/request/call'
import * as w from './wire'

/**
 * The first post of a device's fingerprint: what can be read at once, `<key id>.<text>` sealed with the tracking configuration's key. The
 * token names the fingerprint in the posts that follow. The path is ours. Source: shell §7, other.
 */
export const collectFingerprint = post<{ data: string }, { token: string }>('data-center/buyer/v1/fingerprint', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(v.object({ token: v.pipe(v.string(), v.nonEmpty()) })),
})

/** One more item of it, sealed alike. The path is ours. Source: shell §7, other. */
export const addFingerprintItem = post<{ token: string; data: string }, void>('data-center/buyer/v1/fingerprint/item', {
  auth: 'buyer',
  importance: 'low',
  read: w.nothing,
})
