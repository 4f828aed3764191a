import type { Refused } from '../outcome'

/** Result of a scan. `text` is the content of the code. It is untrusted, so validate it before opening anything. */
export type ScanResult = { kind: 'scanned'; text: string } | Refused

/** Scans one QR or bar code with the camera. */
export type Scan = () => Promise<ScanResult>

/** Returns true if this host can scan. Screens hide the scan button if it cannot. */
export type CanScan = () => boolean
