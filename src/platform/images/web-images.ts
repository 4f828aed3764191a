import { downloadBlob } from '../download'
import { httpsAddress } from '../https-address'
import { done, refused } from '../outcome'
import type { Done } from '../outcome'
import { type ChooseResult, COMPRESS_DEFAULTS, type CompressOptions, type CompressResult } from './contract'

/** Opens a file input. If the visitor chooses no file, the browser fires the event `cancel`. */
export const chooseFiles = (count: number): Promise<ChooseResult> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.multiple = count > 1
    input.addEventListener('cancel', () => resolve(refused('cancelled')))
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])].slice(0, count)
      if (files.length === 0) return resolve(refused('cancelled'))
      // `accept` is only a hint: the file dialog of a desktop permits any file.
      if (files.some((file) => !file.type.startsWith('image/'))) return resolve({ kind: 'not-image' })
      resolve({ kind: 'chosen', images: files.map((file) => ({ path: URL.createObjectURL(file), bytes: file.size })) })
    })
    input.click()
  })

const load = (path: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = path
  })

/** Reduces the size of a picture and encodes it as JPEG. */
export const compressByCanvas = async (path: string, options?: CompressOptions): Promise<CompressResult> => {
  const { quality, maxWidth, maxHeight } = { ...COMPRESS_DEFAULTS, ...options }
  try {
    const image = await load(path)
    const scale = Math.min(1, maxWidth / image.naturalWidth, maxHeight / image.naturalHeight)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality / 100))
    return blob ? { kind: 'compressed', path: URL.createObjectURL(blob) } : refused('failed')
  } catch {
    return refused('failed')
  }
}

/** Returns the address if the picture may be saved: blob, data, same origin or https. */
const savable = (source: string): string | undefined => {
  if (/^(blob:|data:image\/)/.test(source)) return source
  return source.startsWith('/') && !source.startsWith('//') ? source : httpsAddress(source)
}

/** Returns the picture as a file; null if it cannot be loaded. */
const fileOf = async (source: string): Promise<File | null> => {
  const address = savable(source)
  if (!address) return null
  try {
    const response = await fetch(address)
    if (!response.ok) return null
    const blob = await response.blob()
    return new File([blob], `foyer.${blob.type.split('/')[1]?.replace(/\W.*$/, '') || 'png'}`, { type: blob.type })
  } catch {
    return null
  }
}

/** Fetches the picture and downloads it. */
export const saveAsDownload = async (source: string): Promise<Done> => {
  const file = await fileOf(source)
  if (!file) return refused('failed')
  downloadBlob(file, file.name)
  return done
}

/** Fetches the picture and opens the browser's share panel with it. */
export const shareFile = async (source: string): Promise<Done> => {
  const file = await fileOf(source)
  if (!file) return refused('failed')
  try {
    await navigator.share({ files: [file] })
    return done
  } catch (error) {
    const name = (error as DOMException | undefined)?.name
    return refused(name === 'AbortError' ? 'cancelled' : name === 'NotAllowedError' ? 'denied' : 'failed')
  }
}
