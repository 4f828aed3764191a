import * as v from 'valibot'
import { get } from '@/request/call'
import * as w from './wire'

const match = v.object({
  updateType: w.oneOf(['FORCE', 'WEAK', 'NONE'], 'NONE'),
  /** The newest version; '' when the gateway does not send it. The field is not in the specification. */
  newestVersion: w.optional(w.text()),
})
/** Update rule for this version: FORCE blocks the app until an update, WEAK suggests one. */
export type VersionMatch = v.InferOutput<typeof match>

const NONE: VersionMatch = { updateType: 'NONE', newestVersion: '' }
const answer = w.objectOrNull(match)

/**
 * Returns the merchant's update rule for a client version. `productCode` is CYY, `clientCode` depends on the host, and
 * `versionNo` has dots. Public (decision 28). Source: shell §7, other.
 */
export const matchVersion = get<
  { productCode: string; clientCode: string; merchantId: string; versionNo: string },
  VersionMatch
>('version/match', {
  auth: 'public',
  importance: 'low',
  read: w.readerTo(answer, (value): VersionMatch => value ?? NONE),
})
