import { systemBack } from './system-back'

/**
 * Runs a navigation after all pending history steps of the storefront, because such a step would cancel the navigation.
 */
const leave = (navigate: () => void): void => void systemBack.clear().then(navigate)

/** Navigations that leave the page. They are methods of one object, so that tests can spy on them. */
export const externalNavigation = {
  /** Opens another address instead of this page, with a new history entry. */
  assign(address: string): void {
    leave(() => window.location.assign(address))
  },

  /**
   * Opens another address and replaces the history entry. The back button then opens the page before the current page.
   */
  replace(address: string): void {
    leave(() => window.location.replace(address))
  },

  reload(): void {
    leave(() => window.location.reload())
  },

  /** Submits a form by POST. The response replaces this page. */
  submitForm(action: string, fields: Record<string, string>): void {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = action
    form.hidden = true
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input')
      input.type = 'hidden'
      input.name = name
      input.value = value
      form.append(input)
    }
    document.body.append(form)
    leave(() => form.submit())
  },

  /** Opens a new tab without opener and referrer. */
  openInNewTab(address: string): void {
    const link = document.createElement('a')
    link.href = address
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.click()
  },
}
