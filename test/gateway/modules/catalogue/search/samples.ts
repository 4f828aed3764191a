import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'search.searchShows': { keyword: '潮汐', offset: 0, length: 20, sortType: 'HOT' },
  'search.recommendedShows': { length: 6, isHomePageRecommend: true },
  'search.showCalendar': { month: '2026-12', backendCategoryCode: 'drama' },
  'search.hotKeywords': { cityId: 'BL8201' },
}
