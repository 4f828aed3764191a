/** Height of a popup, excluding its text: with a title, and without a title. In CSS px. */
const CHROME = { titled: 110, bare: 82 }

/**
 * Returns the height of a popup whose text scrolls, in CSS px (domain §9).
 * @param window size of the host's window, CSS px
 */
export const scrollPopupHeight = (window: { width: number; height: number }, titled: boolean): number =>
  Math.round(Math.min(1.2 * (0.8 * window.width - 32), 0.7 * window.height)) + (titled ? CHROME.titled : CHROME.bare)
