import { readCamera } from './camera'
import { by } from './dom'

/** Time within which the same code in front of the camera counts as one scan, in ms. */
const SAME = 4_000

interface ScanInput {
  texts: { camera: string; cameraOff: string; cameraDenied: string }
  /** Returns false while scanning is impossible. */
  isReady: () => boolean
  scan: (text: string) => void
}

/** Reads codes from the camera, from a hardware scanner that types like a keyboard, and from the form. */
export const readScans = ({ texts, isReady, scan }: ScanInput): void => {
  let last = { text: '', at: 0 }
  const take = (text: string): void => {
    const now = Date.now()
    if (text === last.text && now - last.at < SAME) return
    last = { text, at: now }
    scan(text)
  }
  let stop: (() => void) | null = null
  const show = (failure: string): void => {
    by('video').hidden = stop === null
    by('camera').textContent = stop ? texts.cameraOff : texts.camera
    by('camera-failed').textContent = failure
  }
  const end = (failure: string): void => {
    stop?.()
    stop = null
    show(failure)
  }
  const toggle = async (): Promise<void> => {
    if (stop) return end('')
    try {
      stop = await readCamera(by<HTMLVideoElement>('video'), take, () => end(texts.cameraDenied))
      show('')
    } catch {
      end(texts.cameraDenied)
    }
  }
  by('camera').onclick = () => void toggle()
  by<HTMLFormElement>('form').onsubmit = (event) => {
    event.preventDefault()
    const input = by<HTMLInputElement>('text')
    if (input.value.trim()) take(input.value)
    input.value = ''
    // Restores the focus that the click on the button moved, because a hardware scanner types into the field.
    input.focus()
  }
  // A hardware scanner types like a keyboard. Without a focused element, its text goes to the field.
  document.addEventListener('keydown', ({ key, target }) => {
    if (key.length === 1 && target === document.body && isReady()) by('text').focus()
  })
}
