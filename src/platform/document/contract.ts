import type { Refused } from '../outcome'

/** A PDF document on the gateway. */
interface HostDocument {
  /** Address of the document: a path of the gateway, or an https address. */
  address: string
  fileName: string
}

/** Opens a document. `opened` means in the viewer of the host, `saved` means in the browser's downloads. */
export type OpenDocument = (document: HostDocument) => Promise<{ kind: 'opened' } | { kind: 'saved' } | Refused>
