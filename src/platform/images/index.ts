import { call, callVoid, canIUse, readAnswer } from '../native'
import { listField, numberField, textField } from '../native-fields'
import { refused } from '../outcome'
import { type ChooseResult, COMPRESS_DEFAULTS, type Images } from './contract'

const SOURCES = { sizeType: ['compressed'], sourceType: ['album', 'camera'] }

/**
 * Opens the picture picker. The current call of WeChat is `chooseMedia`; FinClip and older versions have `chooseImage`.
 */
const choose = async (count: number): Promise<ChooseResult> =>
  readAnswer(
    canIUse('chooseMedia')
      ? await call<{ tempFiles?: unknown }>('chooseMedia', { count, mediaType: ['image'], ...SOURCES })
      : await call<{ tempFiles?: unknown }>('chooseImage', { count, ...SOURCES }),
    ({ tempFiles }) => {
      const files = listField(tempFiles) as (Record<'tempFilePath' | 'path' | 'size', unknown> | null)[]
      const images = files.flatMap((file) => {
        const path = textField(file?.tempFilePath) ?? textField(file?.path)
        return path ? [{ path, bytes: numberField(file?.size) ?? 0 }] : []
      })
      return images.length > 0 ? { kind: 'chosen', images } : undefined
    },
  )

/**
 * Returns the width to which the host reduces a picture, px. Undefined if the picture is small enough or cannot be
 * measured.
 */
const fittingWidth = async (src: string, maxWidth: number, maxHeight: number): Promise<number | undefined> => {
  const info = await call<{ width?: unknown; height?: unknown }>('getImageInfo', { src })
  const { width, height } = info.kind === 'ok' ? info.value : {}
  const [wide, high] = [numberField(width) ?? 0, numberField(height) ?? 0]
  const scale = Math.min(maxWidth / wide, maxHeight / high)
  return scale < 1 ? Math.round(wide * scale) : undefined
}

export const images: Images = {
  choose,
  compress: async (path, options) => {
    const { quality, maxWidth, maxHeight } = { ...COMPRESS_DEFAULTS, ...options }
    // The host scales a picture to exactly this width, so a small picture would be enlarged.
    const compressedWidth = await fittingWidth(path, maxWidth, maxHeight)
    return readAnswer(
      await call<{ tempFilePath?: unknown }>('compressImage', {
        src: path,
        quality,
        ...(compressedWidth !== undefined && { compressedWidth }),
      }),
      ({ tempFilePath }) => {
        const compressed = textField(tempFilePath)
        return compressed ? { kind: 'compressed', path: compressed } : undefined
      },
    )
  },
  save: async (source) => {
    if (!/^https:\/\//i.test(source)) return callVoid('saveImageToPhotosAlbum', { filePath: source })
    const file = await call<{ statusCode?: unknown; tempFilePath?: unknown }>('downloadFile', { url: source })
    if (file.kind !== 'ok') return refused(file.kind)
    const filePath = textField(file.value.tempFilePath)
    if (file.value.statusCode !== 200 || !filePath) return refused('failed')
    return callVoid('saveImageToPhotosAlbum', { filePath })
  },
  canShare: () => canIUse('showShareImageMenu'),
  share: (path) => callVoid('showShareImageMenu', { path }),
  // The host itself deletes its temporary files.
  release: () => undefined,
}
