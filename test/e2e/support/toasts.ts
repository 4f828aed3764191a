import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Texts of status regions that have appeared since the page loaded. */
    toasts?: Set<string>
  }
}

/** Runs in the page before the page's own scripts. Records every toast, because a toast closes after two seconds. */
const recordToasts = (): void => {
  const toasts = (window.toasts = new Set<string>())
  const record = (): void => {
    for (const status of document.querySelectorAll('[role=status]'))
      if (status.textContent) toasts.add(status.textContent)
  }
  new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Records the toasts of all pages that this visitor opens from now on. */
export const rememberToasts = (page: Page): Promise<void> =>
  page
    .context()
    .addInitScript(recordToasts)
    .then(() => undefined)

/** Waits for a toast with this text, and deletes it from the record. */
export const toasted = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const said = [...(window.toasts ?? [])].filter((toast) => toast.includes(wanted))
    for (const toast of said) window.toasts?.delete(toast)
    return said.length > 0
  }, text)
}
