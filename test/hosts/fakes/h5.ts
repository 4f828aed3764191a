type Names = Record<string, unknown>

/** Additional browser APIs. They are added to jsdom's `navigator` and `window`, and removed afterwards. */
export interface Web {
  navigator(names: Names): void
  window(names: Names): void
  restore(): void
}

/**
 * Simulates a browser. jsdom lacks clipboard, share panel, camera, wake lock and other APIs, so a test adds the
 * documented parts that it needs.
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

/** Fake of `navigator.share`. It accepts only title, text, url and files, and requires at least one of them. */
export const sharePanel = (end: () => Promise<void>): jest.Mock =>
  jest.fn((data: Names) => {
    for (const field of Object.keys(data))
      if (!['title', 'text', 'url', 'files'].includes(field)) throw new TypeError(`share has no ${field}`)
    return end()
  })
