import { act, ask, has } from '../native'
import { refused } from '../outcome'
import { type ChooseResult, COMPRESS_DEFAULTS, type Images } from './contract'

const SOURCES = { sizeType: ['compressed'], sourceType: ['album', 'camera'] }

/** `chooseMedia` is WeChat's present call; FinClip and older versions have `chooseImage`. */
const choose = async (count: number): Promise<ChooseResult> => {
  const answer = has('chooseMedia')
    ? await ask<{ tempFiles: { tempFilePath: string; size: number }[] }>('chooseMedia', {
        count,
        mediaType: ['image'],
        ...SOURCES,
      })
    : await ask<{ tempFiles: { path: string; size: number }[] }>('chooseImage', { count, ...SOURCES })
  if (answer.kind !== 'ok') return refused(answer.kind)
  const images = answer.value.tempFiles.map((file) => ({
    path: 'tempFilePath' in file ? file.tempFilePath : file.path,
    bytes: file.size,
  }))
  return { kind: 'chosen', images }
}

export const images: Images = {
  choose,
  compress: async (path, options) => {
    const { quality, maxWidth } = { ...COMPRESS_DEFAULTS, ...options }
    const answer = await ask<{ tempFilePath: string }>('compressImage', {
      src: path,
      quality,
      compressedWidth: maxWidth,
    })
    return answer.kind === 'ok' ? { kind: 'compressed', path: answer.value.tempFilePath } : refused(answer.kind)
  },
  save: async (source) => {
    if (!/^https:\/\//i.test(source)) return act('saveImageToPhotosAlbum', { filePath: source })
    const file = await ask<{ statusCode: number; tempFilePath: string }>('downloadFile', { url: source })
    if (file.kind !== 'ok') return refused(file.kind)
    if (file.value.statusCode !== 200) return refused('failed')
    return act('saveImageToPhotosAlbum', { filePath: file.value.tempFilePath })
  },
  // Temporary files are the host's to clear.
  release: () => undefined,
}
