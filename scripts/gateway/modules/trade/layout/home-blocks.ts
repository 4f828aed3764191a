import { mediaAddress } from '../../../core/media/files'
import { cardOf } from '../../catalogue/show/card-service'
import { categoriesIn } from '../../catalogue/show/category-service'
import { showQuery, type ShowRow } from '../../catalogue/show/query-service'
import { noticesIn } from './announcement-service'
import { headOf, type LayoutRequest, target } from './blocks'
import home from './data/home.json'

interface SlideSource {
  image: number
  show?: string
  tour?: string
  title: Record<LayoutRequest['lang'], string>
  subTitle: Record<LayoutRequest['lang'], string>
}

const SLIDES: ReadonlyMap<string, readonly SlideSource[]> = new Map(Object.entries(home.slides))

export const bannerAddress = (number: number): string => mediaAddress(`/media/banners/banner-${number}.webp`)

/** Returns the date and price of a carousel slide's show. */
const slideFacts = (row: ShowRow, lang: LayoutRequest['lang'], now: number) => {
  const { displayShowTime, minOriginalPriceInfo, maxOriginalPriceInfo, ...card } = cardOf(row, lang, now)
  const { unavoidableFee, serviceFee, requiredGoods, customPrice, isFree, discountPrivilegeIds, levelRate } = card
  return {
    ...{ showId: row.show_id, displayShowTime, minOriginalPriceInfo, maxOriginalPriceInfo, unavoidableFee, serviceFee },
    ...{ requiredGoods, customPrice, isFree, discountPrivilegeIds, levelRate },
  }
}

/** Returns the carousel of the site. */
export const slidesOf = async ({ db, lang, now, site }: LayoutRequest) => {
  const sources = SLIDES.get(site.site_id) ?? []
  const shows = await showQuery(db)
    .where('s.show_id', 'in', ['', ...sources.flatMap(({ show }) => show ?? [])])
    .execute()
  const slides = sources.map(({ image, show, tour, title, subTitle }) => {
    const row = shows.find(({ show_id }) => show_id === show)
    return {
      imageUrl: bannerAddress(image),
      color: row?.poster_color ?? '',
      title: title[lang],
      subTitle: subTitle[lang],
      target: show ? target('SHOW_DETAIL', { showId: show }) : target('TOUR_DETAIL', { tourId: tour ?? '' }),
      show: row ? slideFacts(row, lang, now) : null,
    }
  })
  return { ...headOf('slides', null, lang), type: 'SLIDE_IMAGES', slides }
}

/** Returns the categories as icons. */
export const categoriesOf = ({ lang }: LayoutRequest) => ({
  ...headOf('categories', null, lang),
  type: 'NAVIGATION',
  items: categoriesIn(lang)
    .filter(({ code }) => code !== 'ALL')
    .map(({ code, displayName, icon }) => ({
      name: displayName,
      icon,
      target: target('SHOW_TYPE_LIST', { categoryId: code, showType: code }),
    })),
})

/** Returns the merchant's notices as a line. */
export const announcementOf = ({ lang }: LayoutRequest) => ({
  ...headOf('notices', null, lang),
  type: 'ANNOUNCEMENT',
  notices: noticesIn(lang),
})
