/** Ways out of the page, in one place so that tests can watch them. */
export const leave = {
  to(address: string): void {
    window.location.assign(address)
  },

  /** The same address once more. */
  again(): void {
    window.location.reload()
  },

  /** Posts a form; the page is replaced by the answer. */
  byForm(action: string, fields: Record<string, string>): void {
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
    form.submit()
  },

  /** A new tab that knows nothing of this one. */
  inNewTab(address: string): void {
    const link = document.createElement('a')
    link.href = address
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    link.click()
  },
}
