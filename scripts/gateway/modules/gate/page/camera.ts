import decodeQR from 'qr/decode.js'

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Milliseconds between two looks. */
const INTERVAL = 150
/** Pixels of the longer side that are decoded without a detector. */
const SIDE = 640

const nativeDetector = async (): Promise<Detector | null> => {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Class) return null
  const formats = await Class.getSupportedFormats().catch((): string[] => [])
  return formats.includes('qr_code') ? new Class({ formats: ['qr_code'] }) : null
}

/** The text of a QR code in the picture; null for none. */
const decode = (video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null => {
  const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight))
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const paint = canvas.getContext('2d', { willReadFrequently: true })
  if (!paint || canvas.width === 0) return null
  paint.drawImage(video, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(paint.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    return null
  }
}

/**
 * Reads codes by the camera: with the browser's detector, else with our decoder. Rejects where there is no camera or no permission.
 * @returns stops it
 */
export const readCamera = async (video: HTMLVideoElement, read: (text: string) => void): Promise<() => void> => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  await video.play()
  const detector = await nativeDetector()
  const canvas = document.createElement('canvas')
  let on = true
  const look = async (): Promise<void> => {
    const text = detector ? (await detector.detect(video).catch(() => []))[0]?.rawValue : decode(video, canvas)
    if (!on) return
    if (text) read(text)
    setTimeout(() => void look(), INTERVAL)
  }
  void look()
  return () => {
    on = false
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
