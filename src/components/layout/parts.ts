import { Announcement } from './announcement/announcement'
import { HotVenue } from './hot-venue/hot-venue'
import { ImageBanner } from './image-banner/image-banner'
import { Navigation } from './navigation/navigation'
import type { Parts } from './part'
import { lateParts } from './late-parts'
import { RecommendedList } from './recommended-list/recommended-list'
import { SearchBar } from './search-bar/search-bar'
import { ShowBlock } from './show-block/show-block'
import { ShowCalendar } from './show-calendar/show-calendar'
import { SlideImages } from './slide-images/slide-images'
import { ToPayOrder } from './to-pay-order/to-pay-order'
import { Tour } from './tour/tour'

/** Components by kind. Add a new kind to `late-parts`, unless most home pages have it. */
export const parts: Parts = {
  ...lateParts,
  SEARCH_BAR: SearchBar,
  SLIDE_IMAGES: SlideImages,
  NAVIGATION: Navigation,
  SHOW_CALENDAR: ShowCalendar,
  ANNOUNCEMENT: Announcement,
  SHOW_BLOCK: ShowBlock,
  TOUR: Tour,
  HOT_VENUE: HotVenue,
  TO_PAY_ORDER: ToPayOrder,
  IMAGE: ImageBanner,
  RECOMMENDED_LIST: RecommendedList,
}
