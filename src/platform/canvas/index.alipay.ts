import { queryCanvas } from './native-query'
import { mountWith, type NativeCanvas } from './native-surface'

interface Node {
  node?: NativeCanvas
}
interface Rect {
  width: number
  height: number
}
interface Query {
  select(selector: string): { node(): Query; boundingClientRect(): Query }
  exec(callback: (found: [Node | null, Rect | null]) => void): void
}

/**
 * In Alipay, the node and the size are separate queries, whose results are in the same order. The offscreen canvas is
 * created with width and height as arguments.
 */
export const mountCanvas = mountWith(
  (id) =>
    queryCanvas<Query>((query, resolve) =>
      query
        .select(`#${id}`)
        .node()
        .select(`#${id}`)
        .boundingClientRect()
        .exec(([found, rect]) =>
          resolve(found?.node && rect ? { node: found.node, width: rect.width, height: rect.height } : null),
        ),
    ),
  (width, height) => [width, height],
)
