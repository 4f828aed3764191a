import type { SpuDetail } from '@/api/goods'
import { Film } from '@/components/film/film'
import { useTexts } from '@/components/texts'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import { filmAddress } from '@/domain/film'
import { shopTexts } from '@/locales/namespaces/shop'
import { GATEWAY } from '@/platform/settings'
import styles from '../shop-detail.module.scss'

const WIDTH = drawnWidth(343, 432, '92vw')

/** Draws the poster, the film and the other pictures of goods. */
export function Gallery({ spu: { name, posterUrl, pictures, film } }: { spu: SpuDetail }) {
  const t = useTexts(shopTexts)
  const src = filmAddress(film, GATEWAY)
  const picture = (address: string, eager?: 'first') => (
    <Poster
      key={address}
      src={address}
      alt={name}
      ratio="square"
      width={WIDTH}
      eager={eager ?? false}
      className={styles.picture}
    />
  )
  return (
    <Carousel className={styles.gallery} label={t('shop.gallery')} slideClass={styles.slide}>
      {picture(posterUrl, 'first')}
      {src !== '' && <Film key="film" src={src} imageUrl={posterUrl} name={name} width={WIDTH} square />}
      {pictures.map((address) => picture(address))}
    </Carousel>
  )
}
