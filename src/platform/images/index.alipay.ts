import { act, ask } from '../native'
import { listField, numberField, textField } from '../native-fields'
import { refused } from '../outcome'
import { COMPRESS_DEFAULTS, type Images } from './contract'

/** Alipay: 11 the buyer closed the album, 15 the album is not allowed. Compression has levels 0 (much) to 3 (little). */
export const images: Images = {
  choose: async (count) => {
    const answer = await ask<{ tempFilePaths?: unknown; apFilePaths?: unknown; tempFiles?: unknown }>(
      'chooseImage',
      { count, sourceType: ['album', 'camera'] },
      { 11: 'cancelled' },
    )
    if (answer.kind !== 'ok') return refused(answer.kind)
    const { tempFiles, tempFilePaths, apFilePaths } = answer.value
    const files = (listField(tempFiles) as ({ path?: unknown; size?: unknown } | null)[]).flatMap((file) => {
      const path = textField(file?.path)
      return path ? [{ path, bytes: numberField(file?.size) ?? 0 }] : []
    })
    if (files.length > 0) return { kind: 'chosen', images: files }
    const paths = listField(tempFilePaths ?? apFilePaths).filter((path) => textField(path) !== undefined) as string[]
    return paths.length > 0 ? { kind: 'chosen', images: paths.map((path) => ({ path, bytes: 0 })) } : refused('failed')
  },
  compress: async (path, options) => {
    const { quality, maxWidth, maxHeight } = { ...COMPRESS_DEFAULTS, ...options }
    const answer = await ask<{ apFilePaths?: unknown }>('compressImage', {
      apFilePaths: [path],
      compressLevel: Math.min(3, Math.floor(quality / 25)),
      maxWidth,
      maxHeight,
    })
    if (answer.kind !== 'ok') return refused(answer.kind)
    const compressed = textField(listField(answer.value.apFilePaths)[0])
    return compressed ? { kind: 'compressed', path: compressed } : refused('failed')
  },
  save: (source) => act('saveImage', { url: source, showActionSheet: false }, { 15: 'denied' }),
  release: () => undefined,
}
