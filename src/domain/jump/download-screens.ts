/**
 * Screens with the download bar: the catalogue. Never where a code is shown at a gate, where something is paid or typed, and where
 * a screen fills the phone.
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
