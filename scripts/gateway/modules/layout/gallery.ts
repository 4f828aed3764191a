import { mediaAddress } from '../../core/media/files'
import { cleanRichText } from '../../core/rich-text'
import { noticesIn } from './announcement-service'
import {
  goodsOf,
  headOf,
  type LayoutRequest,
  presaleShows,
  searchBar,
  selectedShows,
  target,
  toursOf,
  venuesOf,
} from './blocks'
import offers from './data/offers.json'
import { activities, couponList, paidMember, privilegeCards, votes } from './offers'

/** A topic that only shows what a merchant can build pages from; the console links to it. */
export const GALLERY = 'gallery'

/** The windows, on a page of their own: they come one after the other. */
export const WINDOWS = 'windows'

export const windowsLayout = async (request: LayoutRequest) => {
  const { lang } = request
  const { coupons } = await couponList(request)
  const [show] = await selectedShows(request, 1)
  return {
    title: offers.windows.title[lang],
    components: [
      { ...headOf('notice-window', null, lang), type: 'NOTICE_WINDOW', notices: noticesIn(lang) },
      {
        ...headOf('banner-window', null, lang),
        type: 'BANNER_WINDOW',
        imageUrl: mediaAddress('/media/banners/banner-1.webp'),
        alt: show.showName,
        target: target('SHOW_DETAIL', { showId: show.showId }),
      },
      { ...headOf('coupon-window', null, lang), type: 'COUPON_WINDOW', coupons },
      { ...headOf('text', null, lang), type: 'TEXT', content: cleanRichText(offers.windows.text[lang]) },
    ],
  }
}

/** Every component that no other page of the sandbox has, and those that have more than one form in each of them. */
export const galleryLayout = async (request: LayoutRequest) => {
  const { lang } = request
  const shows = await selectedShows(request, 6)
  const blocks = (['LARGE', 'MEDIUM', 'SMALL'] as const).map((style) => ({
    ...headOf(`shows-${style.toLowerCase()}`, 'selected', lang, target('SHOW_LIST')),
    type: 'SHOW_BLOCK',
    style,
    shows,
  }))
  return {
    title: offers.gallery.title[lang],
    components: [
      searchBar(request),
      { ...headOf('text', null, lang), type: 'TEXT', content: cleanRichText(offers.gallery.text[lang]) },
      {
        ...headOf('film', null, lang),
        type: 'VIDEO',
        videoUrl: mediaAddress('/media/films/film-1.mp4'),
        imageUrl: mediaAddress('/media/banners/banner-1.webp'),
        alt: offers.gallery.film[lang],
      },
      { ...headOf('reminders', null, lang), type: 'SUBSCRIPTION', shows: await presaleShows(request, 3) },
      await couponList(request),
      paidMember(request),
      privilegeCards(request),
      votes(request),
      activities(request),
      { ...headOf('goods', 'goods', lang, target('SHOP')), type: 'PRODUCT_BLOCK', goods: await goodsOf(request) },
      ...blocks,
      { ...headOf('tours', 'tour', lang), type: 'TOUR', tours: await toursOf(request) },
      { ...headOf('venues', 'venue', lang), type: 'HOT_VENUE', venues: await venuesOf(request) },
    ],
  }
}
