/**
 * Catalogue screens with the download bar. Excludes screens that show a code at a gate, take payments or input, or fill
 * the phone.
 */
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
