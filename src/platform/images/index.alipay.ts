import { act, ask } from '../native'
import { refused } from '../outcome'
import { COMPRESS_DEFAULTS, type Images } from './contract'

/** Alipay: 11 the buyer closed the album, 15 the album is not allowed. Compression has levels 0 (much) to 3 (little). */
export const images: Images = {
  choose: async (count) => {
    const answer = await ask<{
      tempFilePaths?: string[]
      apFilePaths?: string[]
      tempFiles?: { path: string; size: number }[]
    }>('chooseImage', { count, sourceType: ['album', 'camera'] }, { 11: 'cancelled' })
    if (answer.kind !== 'ok') return refused(answer.kind)
    const { tempFiles, tempFilePaths, apFilePaths } = answer.value
    const paths = tempFilePaths ?? apFilePaths ?? []
    return {
      kind: 'chosen',
      images: tempFiles?.map(({ path, size }) => ({ path, bytes: size })) ?? paths.map((path) => ({ path, bytes: 0 })),
    }
  },
  compress: async (path, options) => {
    const { quality, maxWidth, maxHeight } = { ...COMPRESS_DEFAULTS, ...options }
    const answer = await ask<{ apFilePaths: string[] }>('compressImage', {
      apFilePaths: [path],
      compressLevel: Math.min(3, Math.floor(quality / 25)),
      maxWidth,
      maxHeight,
    })
    if (answer.kind !== 'ok') return refused(answer.kind)
    const [compressed] = answer.value.apFilePaths
    return compressed ? { kind: 'compressed', path: compressed } : refused('failed')
  },
  save: (source) => act('saveImage', { url: source, showActionSheet: false }, { 15: 'denied' }),
  release: () => undefined,
}
