import { act, ask, has } from '../native'
import { listField, numberField, textField } from '../native-fields'
import { refused } from '../outcome'
import { type ChooseResult, COMPRESS_DEFAULTS, type Images } from './contract'

const SOURCES = { sizeType: ['compressed'], sourceType: ['album', 'camera'] }

/** `chooseMedia` is WeChat's present call; FinClip and older versions have `chooseImage`. */
const choose = async (count: number): Promise<ChooseResult> => {
  const answer = has('chooseMedia')
    ? await ask<{ tempFiles?: unknown }>('chooseMedia', { count, mediaType: ['image'], ...SOURCES })
    : await ask<{ tempFiles?: unknown }>('chooseImage', { count, ...SOURCES })
  if (answer.kind !== 'ok') return refused(answer.kind)
  const files = listField(answer.value.tempFiles) as (Record<'tempFilePath' | 'path' | 'size', unknown> | null)[]
  const images = files.flatMap((file) => {
    const path = textField(file?.tempFilePath) ?? textField(file?.path)
    return path ? [{ path, bytes: numberField(file?.size) ?? 0 }] : []
  })
  return images.length > 0 ? { kind: 'chosen', images } : refused('failed')
}

export const images: Images = {
  choose,
  compress: async (path, options) => {
    const { quality, maxWidth } = { ...COMPRESS_DEFAULTS, ...options }
    const answer = await ask<{ tempFilePath?: unknown }>('compressImage', {
      src: path,
      quality,
      compressedWidth: maxWidth,
    })
    if (answer.kind !== 'ok') return refused(answer.kind)
    const compressed = textField(answer.value.tempFilePath)
    return compressed ? { kind: 'compressed', path: compressed } : refused('failed')
  },
  save: async (source) => {
    if (!/^https:\/\//i.test(source)) return act('saveImageToPhotosAlbum', { filePath: source })
    const file = await ask<{ statusCode?: unknown; tempFilePath?: unknown }>('downloadFile', { url: source })
    if (file.kind !== 'ok') return refused(file.kind)
    const filePath = textField(file.value.tempFilePath)
    if (file.value.statusCode !== 200 || !filePath) return refused('failed')
    return act('saveImageToPhotosAlbum', { filePath })
  },
  // Temporary files are the host's to clear.
  release: () => undefined,
}
