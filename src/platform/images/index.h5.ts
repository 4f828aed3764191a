import type { Images } from './contract'

/**
 * Time from `release` until the object URL is revoked, ms, so that a displayed picture does not disappear (shell §9).
 */
const RELEASE_AFTER = 5_000

const web = () => import('./web-images')

/** Pictures in browsers. The code loads when it is first used. */
export const images: Images = {
  choose: async (count) => (await web()).chooseFiles(count),
  compress: async (path, options) => (await web()).compressByCanvas(path, options),
  save: async (source) => (await web()).saveAsDownload(source),
  canShare: () =>
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], 'foyer.jpg', { type: 'image/jpeg' })] }),
  share: async (source) => (await web()).shareFile(source),
  release: (path) => {
    if (path.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(path), RELEASE_AFTER)
  },
}
