/** Catalog screens that show the download bar. Screens with codes, payments or input, and full-screen pages, do not. */
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
