import { mediaAddress, readMedia } from '../../../core/media/files'
import type { SerializedShowCard } from '../../catalogue/show/card-service'
import home from './data/home.json'

/** Banner pictures by show. */
const banners = new Map(
  Object.values(home.slides)
    .flat()
    .flatMap((slide) => ('show' in slide ? [[slide.show, `/media/banners/banner-${slide.image}.webp`] as const] : [])),
)

const sizes = new Map<string, Promise<{ width: number; height: number }>>()

const sizeOf = (path: string) => {
  const known = sizes.get(path)
  if (known) return known
  const size = import('sharp').then(async ({ default: sharp }) => {
    const { width, height } = await sharp(readMedia(path)).metadata()
    return { width, height }
  })
  sizes.set(path, size)
  return size
}

/**
 * Returns show cards with the show's banner, or with the poster of a show without a banner. Used for lists whose
 * pictures have different aspect ratios.
 */
export const withCovers = (cards: readonly SerializedShowCard[]) =>
  Promise.all(
    cards.map(async (card) => {
      const path = banners.get(card.showId) ?? card.posterUrl.split('?')[0]
      return { ...card, cover: { imageUrl: mediaAddress(path), ...(await sizeOf(path)) } }
    }),
  )
