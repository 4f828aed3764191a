/** Height of a popup without its text, with and without a title, in CSS px. */
const CHROME = { titled: 110, bare: 82 }

/**
 * Returns the height of a popup with scrolling text, CSS px (domain §9).
 * @param window of the host, CSS px
 */
export const scrollPopupHeight = (window: { width: number; height: number }, titled: boolean): number =>
  Math.round(Math.min(1.2 * (0.8 * window.width - 32), 0.7 * window.height)) + (titled ? CHROME.titled : CHROME.bare)
