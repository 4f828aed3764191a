interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Reads QR codes from a video. */
interface Reader {
  /** Returns the text of the QR code in the current frame, or null. */
  read(video: HTMLVideoElement): Promise<string | null>
  stop(): void
}

/** Longer side of the frame that our decoder searches, in pixels. Used if the browser has no barcode detector. */
const SIDE = 640
/** Interval between two frames in browsers without frame callbacks, in ms. */
const INTERVAL = 50
/** Constraints of the camera. A larger picture would only be scaled down. */
const WANTED = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }

const nativeReader = async (): Promise<Reader | null> => {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Class) return null
  const formats = await Class.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes('qr_code')) return null
  const detector = new Class({ formats: ['qr_code'] })
  return {
    read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null,
    stop: () => undefined,
  }
}

const ownReader = (): Reader => {
  const worker = new Worker('/gate/decoder.js')
  const canvas = document.createElement('canvas')
  const paint = canvas.getContext('2d', { willReadFrequently: true })
  return {
    read: (video) =>
      new Promise((resolve, reject) => {
        const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight))
        const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * scale))
        if (!paint || width === 0) return resolve(null)
        if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
        paint.drawImage(video, 0, 0, width, height)
        const { data } = paint.getImageData(0, 0, width, height)
        worker.onmessage = ({ data: text }) => resolve(text as string | null)
        worker.onerror = () => reject(new Error('no decoder'))
        worker.postMessage({ width, height, data }, [data.buffer])
      }),
    stop: () => worker.terminate(),
  }
}

/** Calls `look` at the next frame. */
const onFrame = (video: HTMLVideoElement, look: () => void): void => {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(look)
  else setTimeout(look, INTERVAL)
}

/**
 * Reads codes from the camera with the browser's detector, or else with our decoder. Rejects if there is no camera or
 * no permission.
 * @param failed called if the decoder cannot be loaded
 * @returns a function that stops reading
 */
export const readCamera = async (
  video: HTMLVideoElement,
  read: (text: string) => void,
  failed: () => void,
): Promise<() => void> => {
  const stream = await navigator.mediaDevices.getUserMedia({ video: WANTED })
  const reader = (await nativeReader()) ?? ownReader()
  let on = true
  const stop = (): void => {
    on = false
    reader.stop()
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  const look = async (): Promise<void> => {
    if (!on) return
    const text = await reader.read(video)
    if (!on) return
    if (text) read(text)
    next()
  }
  const next = (): void => onFrame(video, () => void look().catch(failed))
  video.srcObject = stream
  await video.play()
  next()
  return stop
}
