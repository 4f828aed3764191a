import { unsupported } from '../outcome'
import type { CanScan, Scan } from './contract'

/** Returns true if the browser has a barcode detector and camera access. */
export const canScan: CanScan = () =>
  'BarcodeDetector' in window && typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Scans in a camera dialog. Its code loads on first use. */
export const scan: Scan = async () => {
  if (!canScan()) return unsupported
  const { scanByCamera } = await import('./camera-scan')
  return scanByCamera()
}
