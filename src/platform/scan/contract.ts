import type { Refused } from '../outcome'

/** `text` is the code's content, unchecked: it comes from outside, and the caller checks it before opening anything. */
export type ScanResult = { kind: 'scanned'; text: string } | Refused

/** Scans one QR or bar code with the camera. */
export type Scan = () => Promise<ScanResult>

/** Returns true if this host can scan; screens hide the button otherwise. */
export type CanScan = () => boolean
