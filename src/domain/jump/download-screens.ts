/** Catalogue screens with the download bar. Excludes screens with codes, payments or input, and full screens. */
const DOWNLOAD_SCREENS: ReadonlySet<string> = new Set([
  'home',
  'all',
  'shop',
  'home-topic',
  'show-detail',
  'group-show-detail',
  'tour-detail',
  'venue',
  'venue-list',
  'hot-ticket',
  'topic-activity',
])

export const hasDownloadBar = (screen: string): boolean => DOWNLOAD_SCREENS.has(screen)
