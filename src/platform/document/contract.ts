import type { Refused } from '../outcome'

/** A PDF document on the gateway. */
interface HostDocument {
  /** A path of the gateway, or an https address. */
  address: string
  fileName: string
}

/** Opens a document. `opened` is in the host's viewer, `saved` in the browser's downloads. */
export type OpenDocument = (document: HostDocument) => Promise<{ kind: 'opened' } | { kind: 'saved' } | Refused>
