/** What is above and below the words: with a title, and without one. CSS px. */
const CHROME = { titled: 110, bare: 82 }

/**
 * The height of a window with words that scroll, CSS px (domain §9).
 * @param window of the host, CSS px
 */
export const scrollPopupHeight = (window: { width: number; height: number }, titled: boolean): number =>
  Math.round(Math.min(1.2 * (0.8 * window.width - 32), 0.7 * window.height)) + (titled ? CHROME.titled : CHROME.bare)
