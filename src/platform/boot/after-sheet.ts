/**
 * Calls back once, when a style sheet has loaded or failed; at once without a sheet or for a loaded one.
 * @param sheet the application's style sheet, which does not block the first paint
 */
export const afterSheet = (sheet: HTMLLinkElement | null, then: () => void): void => {
  if (!sheet || sheet.sheet) return then()
  sheet.addEventListener('load', then, { once: true })
  sheet.addEventListener('error', then, { once: true })
}
