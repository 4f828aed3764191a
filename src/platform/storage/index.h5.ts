import { createStorage } from './store'

/**
 * Storage in browsers. Every access throws where storage is blocked, as in private windows or by settings of a web
 * view.
 */
export const storage = createStorage({
  get: (name) => window.localStorage.getItem(name) ?? undefined,
  set: (name, text) => {
    window.localStorage.setItem(name, text)
    return true
  },
  remove: (name) => window.localStorage.removeItem(name),
  names: () => Object.keys(window.localStorage),
  onChange: (listener) =>
    window.addEventListener('storage', ({ key, storageArea }) => {
      if (storageArea === window.localStorage) listener(key)
    }),
})
