import { unsupported } from '../outcome'
import type { CanScan, Scan } from './contract'

/** Browsers that read codes themselves and have a camera to offer. */
export const canScan: CanScan = () =>
  'BarcodeDetector' in window && typeof navigator.mediaDevices?.getUserMedia === 'function'

/** The camera's view is loaded when it is first wanted. */
export const scan: Scan = async () => {
  if (!canScan()) return unsupported
  const { scanByCamera } = await import('./camera-scan')
  return scanByCamera()
}
