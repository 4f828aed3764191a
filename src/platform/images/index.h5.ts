import type { Images } from './contract'

/** Object URLs live this much longer, so that a picture being shown is not lost (shell §9). */
const RELEASE_AFTER = 5_000

const web = () => import('./web-images')

/** The web's pictures; loaded when the first one is wanted. */
export const images: Images = {
  choose: async (count) => (await web()).chooseFiles(count),
  compress: async (path, options) => (await web()).compressByCanvas(path, options),
  save: async (source) => (await web()).saveAsDownload(source),
  release: (path) => {
    if (path.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(path), RELEASE_AFTER)
  },
}
