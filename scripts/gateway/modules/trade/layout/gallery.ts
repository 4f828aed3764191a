import { mediaAddress } from '../../../core/media/files'
import { cleanRichText } from '../../../core/rich-text'
import { showPage } from '../../catalogue/show/list-service'
import { noticesIn } from './announcement-service'
import {
  calendarOf,
  goodsOf,
  headOf,
  type LayoutRequest,
  presaleShows,
  searchBar,
  target,
  toursOf,
  venuesOf,
} from './blocks'
import gallery from './data/gallery.json'
import home from './data/home.json'
import { announcementOf, bannerAddress, categoriesOf, slidesOf } from './home-blocks'
import { jumpIcons } from './jumps'
import { activities, couponList, paidMember, privilegeCards, votes } from './offers'

/** Topic page that shows all layout components that a merchant can use. The console links to it. */
export const GALLERY = 'gallery'

/** Topic page that shows the popups. It is separate, because they open one after another. */
export const WINDOWS = 'windows'

export const windowsLayout = async (request: LayoutRequest) => {
  const { lang } = request
  const { coupons } = await couponList(request)
  const { slides } = await slidesOf(request)
  return {
    title: gallery.windows.title[lang],
    components: [
      { ...headOf('notice-window', null, lang), type: 'NOTICE_WINDOW', notices: noticesIn(lang) },
      ...slides.slice(0, 1).map(({ imageUrl, title, target: to }) => ({
        ...headOf('banner-window', null, lang),
        type: 'BANNER_WINDOW',
        imageUrl,
        alt: title,
        target: to,
      })),
      { ...headOf('coupon-window', null, lang), type: 'COUPON_WINDOW', coupons },
      { ...headOf('text', null, lang), type: 'TEXT', content: cleanRichText(gallery.windows.text[lang]) },
    ],
  }
}

/** Returns show cards in any city, one for each state that a card can have. */
const cardsOfEachState = async ({ db, lang, now }: LayoutRequest) => {
  const { items } = await showPage(db, { sort: 'HOT' }, { lang, now, length: 200 })
  const looks = new Map(
    items.map((card) => {
      const { showStatus, customPrice, isFree, discount, seatPlanDisplayAdvance: early, saleTime } = card
      const opensLater = showStatus === 'PRE_SALE' || (saleTime !== null && saleTime > now)
      return [[showStatus, customPrice, isFree, discount !== null, early, opensLater].join(), card]
    }),
  )
  return [...looks.values()]
}

/** Returns every layout component in each of its variants. The endless list follows (`service.ts`). */
export const galleryLayout = async (request: LayoutRequest) => {
  const { lang } = request
  const states = await cardsOfEachState(request)
  const categories = categoriesOf(request)
  const block = (style: 'LARGE' | 'MEDIUM' | 'SMALL', shows: object[]) => ({
    ...headOf(`shows-${style.toLowerCase()}`, 'states', lang, target('SHOW_LIST')),
    type: 'SHOW_BLOCK',
    style,
    shows,
  })
  return {
    title: gallery.gallery.title[lang],
    components: [
      searchBar(request),
      await slidesOf(request),
      // Includes the external links here. As a separate component, they would exceed the number of updates that a mini
      // program's page should have.
      { ...categories, items: [...categories.items, ...jumpIcons(request)] },
      { ...headOf('to-pay', null, lang), type: 'TO_PAY_ORDER' },
      announcementOf(request),
      {
        ...headOf('calendar', 'calendar', lang, target('CALENDAR_LIST')),
        type: 'SHOW_CALENDAR',
        ...(await calendarOf(request)),
      },
      { ...headOf('text', null, lang), type: 'TEXT', content: cleanRichText(gallery.gallery.text[lang]) },
      {
        ...headOf('topic', null, lang),
        type: 'IMAGE',
        imageUrl: bannerAddress(home.topics['drama-nights'].banner),
        alt: home.topics['drama-nights'].title[lang],
        target: target('ACTIVITY', { url: '/topic-activity/drama-nights' }),
      },
      {
        ...headOf('film', null, lang),
        type: 'VIDEO',
        videoUrl: mediaAddress('/media/films/film-1.mp4'),
        imageUrl: bannerAddress(1),
        alt: gallery.gallery.film[lang],
      },
      { ...headOf('reminders', null, lang), type: 'SUBSCRIPTION', shows: await presaleShows(request, 2) },
      await couponList(request),
      await paidMember(request),
      await privilegeCards(request),
      await votes(request, 2),
      await activities(request),
      { ...headOf('goods', 'goods', lang, target('SHOP')), type: 'PRODUCT_BLOCK', goods: await goodsOf(request) },
      // A mini program's page may have 1,000 nodes, so only one of the blocks has all states.
      block('LARGE', states.slice(0, 2)),
      block('MEDIUM', states.slice(-2)),
      block('SMALL', states),
      { ...headOf('tours', 'tour', lang), type: 'TOUR', tours: await toursOf(request) },
      { ...headOf('venues', 'venue', lang), type: 'HOT_VENUE', venues: await venuesOf(request) },
    ],
  }
}
