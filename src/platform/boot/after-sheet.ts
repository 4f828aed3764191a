/**
 * Calls back once after a style sheet has loaded or failed. Calls back immediately if there is no style sheet, or if
 * the style sheet has already loaded.
 * @param sheet the application's style sheet, which does not block the first paint
 */
export const afterSheet = (sheet: HTMLLinkElement | null, then: () => void): void => {
  if (!sheet || sheet.sheet) return then()
  sheet.addEventListener('load', then, { once: true })
  sheet.addEventListener('error', then, { once: true })
}
