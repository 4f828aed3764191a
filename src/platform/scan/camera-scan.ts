import { refused } from '../outcome'
import type { ScanResult } from './contract'

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const FORMATS = ['qr_code', 'code_128', 'ean_13']
/** Interval between two detections, ms. */
const POLL_INTERVAL = 200

/** Returns a full-screen dialog with the camera's picture; Escape or a tap closes it. */
const openView = (stream: MediaStream): { dialog: HTMLDialogElement; video: HTMLVideoElement } => {
  const dialog = document.createElement('dialog')
  dialog.style.cssText = 'border:0;padding:0;margin:0;width:100vw;height:100vh;max-width:none;max-height:none'
  const video = document.createElement('video')
  video.style.cssText = 'width:100%;height:100%;object-fit:cover'
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  dialog.append(video)
  dialog.addEventListener('click', () => dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  return { dialog, video }
}

/** Scans the camera picture until a code is found or the buyer closes the dialog. */
export const scanByCamera = async (): Promise<ScanResult> => {
  const Detector = (window as unknown as { BarcodeDetector: DetectorClass }).BarcodeDetector
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  } catch (error) {
    return refused((error as DOMException | undefined)?.name === 'NotAllowedError' ? 'denied' : 'failed')
  }
  const { dialog, video } = openView(stream)
  let closed = false
  dialog.addEventListener('close', () => {
    closed = true
  })
  try {
    await video.play()
    const detector = new Detector({ formats: FORMATS })
    while (!closed) {
      const [code] = await detector.detect(video)
      if (code?.rawValue) return { kind: 'scanned', text: code.rawValue }
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL))
    }
    return refused('cancelled')
  } catch {
    return refused('failed')
  } finally {
    for (const track of stream.getTracks()) track.stop()
    dialog.remove()
  }
}
