import type { App } from '../../../../scripts/gateway/core/provider'

export interface FuzzRoute {
  method: string
  /** With `:name` for a place. */
  url: string
}

const LINE = /^((?:[│ ] {3})*)[├└]── (.+?) \(([A-Z, ]+)\)/

/** Every route that the server has registered, pages and tools among them, out of the tree that it prints. */
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
