import { unsupported } from '../outcome'
import type { Scan } from './contract'

/** Browsers that read codes themselves; the camera's view is loaded when it is first wanted. */
export const scan: Scan = async () => {
  if (!('BarcodeDetector' in window) || !navigator.mediaDevices) return unsupported
  const { scanByCamera } = await import('./camera-scan')
  return scanByCamera()
}
