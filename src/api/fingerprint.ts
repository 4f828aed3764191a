import * as v from 'valibot'
import { post } from '@/request/call'
import * as w from './wire'

/**
 * Sends the first items of a device's fingerprint as `<key id>.<text>`, encrypted with the key of the tracking
 * configuration. The returned token identifies the fingerprint in later calls. The path is not in the specification.
 * Source: shell §7, other.
 */
export const collectFingerprint = post<{ data: string }, { token: string }>('data-center/buyer/v1/fingerprint', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(v.object({ token: v.pipe(v.string(), v.nonEmpty()) })),
})

/**
 * Adds an item to the fingerprint, encrypted in the same form. The path is not in the specification. Source: shell §7,
 * other.
 */
export const addFingerprintItem = post<{ token: string; data: string }, void>('data-center/buyer/v1/fingerprint/item', {
  auth: 'buyer',
  importance: 'low',
  read: w.nothing,
})
