import type { App } from '../../../../scripts/gateway/core/provider'

export interface FuzzRoute {
  method: string
  /** Path of the route, in which `:name` is a parameter. */
  url: string
}

const LINE = /^((?:[│ ] {3})*)[├└]── (.+?) \(([A-Z, ]+)\)/

/** Returns all routes of the server, including pages and tools. Parses them from the printed route tree. */
export const routesOf = (app: App): FuzzRoute[] => {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? []
      if (part === '') return []
      const depth = indent.length / 4
      above.splice(depth)
      above[depth] = part
      return methods.split(', ').map((method) => ({ method, url: above.join('') }))
    })
}
