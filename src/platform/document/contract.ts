import type { Refused } from '../outcome'

/** A PDF of the gateway. */
interface HostDocument {
  /** A path of the gateway, or an https address. */
  address: string
  fileName: string
}

/** `opened`: in the host's viewer; `saved`: among the browser's downloads. */
export type OpenDocument = (document: HostDocument) => Promise<{ kind: 'opened' } | { kind: 'saved' } | Refused>
