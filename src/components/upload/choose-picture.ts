import type { Services } from '@/components/services'
import { uploadTexts } from '@/locales/namespaces/upload'
import type { TextKey } from '@/locales/keys'
import { texts } from '@/locales/texts'

/** Maximum size of a picture, bytes; about three times the size of a phone's photo. */
const MAX_CHOSEN = 20 * 1024 * 1024

/** Text keys for the reasons why no picture was chosen. */
const NOT_CHOSEN = {
  'not-image': 'upload.notImage',
  denied: 'upload.denied',
  unsupported: 'upload.unsupported',
  failed: 'upload.unreadable',
} as const

type Deps = Pick<Services, 'dialogs' | 'platform'>

const toast = ({ dialogs }: Deps, key: TextKey<typeof uploadTexts>): void =>
  dialogs.toast(texts.translator(uploadTexts)(key))

/**
 * Opens the host's picture picker. Shows a toast if the choice fails, and for pictures that are too large.
 * @param count maximum number of pictures
 * @returns the paths; empty if nothing was chosen
 */
export const choosePictures = async (deps: Deps, count: number): Promise<string[]> => {
  const { images } = deps.platform
  const answer = await images.choose(count)
  if (answer.kind === 'cancelled') return []
  if (answer.kind !== 'chosen') {
    toast(deps, NOT_CHOSEN[answer.kind])
    return []
  }
  const tooLarge = answer.images.filter(({ bytes }) => bytes > MAX_CHOSEN)
  if (tooLarge.length > 0) toast(deps, 'upload.tooLarge')
  for (const { path } of tooLarge) images.release(path)
  return answer.images.filter((each) => !tooLarge.includes(each)).map(({ path }) => path)
}

/** Shows a toast about a picture that cannot be drawn, and frees its memory. */
export const rejectPicture = (deps: Deps, path: string): void => {
  deps.platform.images.release(path)
  toast(deps, 'upload.unreadable')
}

/** Reduces a picture and frees the original. @returns the path of the reduced picture, or of the original */
export const reducePicture = async ({ platform: { images } }: Deps, path: string): Promise<string> => {
  const compressed = await images.compress(path)
  if (compressed.kind !== 'compressed' || compressed.path === path) return path
  images.release(path)
  return compressed.path
}
