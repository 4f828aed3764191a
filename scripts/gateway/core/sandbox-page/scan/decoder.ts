/* Worker that finds the QR code in a picture off the main thread. Responds with the code's text, or null. */
import decodeQR from 'qr/decode.js'

interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray
}
declare const self: {
  onmessage: (event: { data: Picture }) => void
  postMessage(text: string | null): void
}

const read = (picture: Picture): string | null => {
  try {
    return decodeQR(picture)
  } catch {
    return null
  }
}

self.onmessage = ({ data }) => self.postMessage(read(data))
