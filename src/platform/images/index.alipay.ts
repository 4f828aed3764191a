import { call, callVoid, readAnswer } from '../native'
import { listField, numberField, textField } from '../native-fields'
import { unsupported } from '../outcome'
import { COMPRESS_DEFAULTS, type Images } from './contract'

/**
 * Pictures on Alipay. Error 11 means that the buyer closed the album; error 15 means that the permission is missing.
 * Compression levels are from 0 (strong) to 3 (weak).
 */
export const images: Images = {
  choose: async (count) =>
    readAnswer(
      await call<{ tempFilePaths?: unknown; apFilePaths?: unknown; tempFiles?: unknown }>(
        'chooseImage',
        { count, sourceType: ['album', 'camera'] },
        { 11: 'cancelled' },
      ),
      ({ tempFiles, tempFilePaths, apFilePaths }) => {
        const files = (listField(tempFiles) as ({ path?: unknown; size?: unknown } | null)[]).flatMap((file) => {
          const path = textField(file?.path)
          return path ? [{ path, bytes: numberField(file?.size) ?? 0 }] : []
        })
        if (files.length > 0) return { kind: 'chosen', images: files }
        const images = listField(tempFilePaths ?? apFilePaths).flatMap((value) => {
          const path = textField(value)
          return path ? [{ path, bytes: 0 }] : []
        })
        return images.length > 0 ? { kind: 'chosen', images } : undefined
      },
    ),
  compress: async (path, options) => {
    const { quality, maxWidth, maxHeight } = { ...COMPRESS_DEFAULTS, ...options }
    const compressLevel = Math.min(3, Math.floor(quality / 25))
    return readAnswer(
      await call<{ apFilePaths?: unknown }>('compressImage', {
        apFilePaths: [path],
        compressLevel,
        maxWidth,
        maxHeight,
      }),
      ({ apFilePaths }) => {
        const compressed = textField(listField(apFilePaths)[0])
        return compressed ? { kind: 'compressed', path: compressed } : undefined
      },
    )
  },
  save: (source) => callVoid('saveImage', { url: source, showActionSheet: false }, { 15: 'denied' }),
  // Alipay documents no call that shares a picture. The buyer can save the picture and share it from the album.
  canShare: () => false,
  share: () => Promise.resolve(unsupported),
  release: () => undefined,
}
