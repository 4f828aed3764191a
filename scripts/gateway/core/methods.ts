import type { App } from './provider'

interface Known {
  pattern: RegExp
  method: string
}

const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}$`,
  )

/**
 * Collects the routes while they are registered. Returns a function that lists the methods of a path, for a 405 instead
 * of a 404.
 */
export const knownMethods = (app: App): ((path: string) => string[]) => {
  const known: Known[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    for (const each of [method].flat()) known.push({ pattern: patternOf(url), method: each })
  })
  return (path) => [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
}
