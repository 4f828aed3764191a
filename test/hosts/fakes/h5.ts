type Names = Record<string, unknown>

/** Further browser APIs, which are put onto jsdom's `navigator` and `window` and removed afterwards. */
export interface Web {
  navigator(names: Names): void
  window(names: Names): void
  restore(): void
}

/**
 * Enters a browser. jsdom lacks clipboard, share panel, camera, wake lock and others, so a test adds the documented
 * part it needs.
 */
export const enterWeb = (): Web => {
  const undo: (() => void)[] = []
  const put = (target: object, names: Names): void => {
    for (const [name, value] of Object.entries(names)) {
      const before = Object.getOwnPropertyDescriptor(target, name)
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
      undo.push(() => {
        if (before) Object.defineProperty(target, name, before)
        else delete (target as Names)[name]
      })
    }
  }
  return {
    navigator: (names) => put(navigator, names),
    window: (names) => put(window, names),
    restore: () => {
      for (const each of undo.reverse()) each()
      undo.length = 0
    },
  }
}

/** Creates an error of the browser by its documented name. */
export const domError = (name: string): Error => Object.assign(new Error(name), { name })

/** `navigator.share`: takes title, text, url and files only, and needs one of them. */
export const sharePanel = (end: () => Promise<void>): jest.Mock =>
  jest.fn((data: Names) => {
    for (const field of Object.keys(data))
      if (!['title', 'text', 'url', 'files'].includes(field)) throw new TypeError(`share has no ${field}`)
    return end()
  })
