import type { ComponentType } from 'react'
import { Announcement } from './announcement/announcement'
import { HotVenue } from './hot-venue/hot-venue'
import { ImageBanner } from './image-banner/image-banner'
import { Navigation } from './navigation/navigation'
import type { LayoutKind, PartProps } from './part'
import { RecommendedList } from './recommended-list/recommended-list'
import { SearchBar } from './search-bar/search-bar'
import { ShowBlock } from './show-block/show-block'
import { ShowCalendar } from './show-calendar/show-calendar'
import { SlideImages } from './slide-images/slide-images'
import { TextBlock } from './text-block/text-block'
import { ToPayOrder } from './to-pay-order/to-pay-order'
import { Tour } from './tour/tour'

type Parts = { readonly [Kind in LayoutKind]?: ComponentType<PartProps<Kind>> }

/**
 * Which part draws which kind. `PRODUCT_BLOCK` has none as long as goods have no screen: a card that leads nowhere is
 * worse than none.
 */
export const parts: Parts = {
  SEARCH_BAR: SearchBar,
  SLIDE_IMAGES: SlideImages,
  NAVIGATION: Navigation,
  SHOW_CALENDAR: ShowCalendar,
  ANNOUNCEMENT: Announcement,
  SHOW_BLOCK: ShowBlock,
  TOUR: Tour,
  HOT_VENUE: HotVenue,
  TO_PAY_ORDER: ToPayOrder,
  TEXT: TextBlock,
  IMAGE: ImageBanner,
  RECOMMENDED_LIST: RecommendedList,
}
