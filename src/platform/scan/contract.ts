import type { Refused } from '../outcome'

/** `text` is what the code holds, as it stands: it comes from outside and is checked before it opens anything. */
export type ScanResult = { kind: 'scanned'; text: string } | Refused

/** Scans one QR or bar code with the camera. */
export type Scan = () => Promise<ScanResult>

/** Whether this host can scan at all: where it cannot, no button offers it. */
export type CanScan = () => boolean
