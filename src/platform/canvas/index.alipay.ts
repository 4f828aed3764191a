import { callNow } from '../native'
import { type FoundCanvas, mountBy, type NativeCanvas } from './native-surface'

interface Node {
  node?: NativeCanvas
}
interface Rect {
  width: number
  height: number
}
interface Query {
  select(selector: string): { node(): Query; boundingClientRect(): Query }
  exec(end: (found: [Node | null, Rect | null]) => void): void
}

/** Alipay asks for the node and for its place apart; the answers come in the order of the questions. */
export const mountCanvas = mountBy((id) => {
  const query = callNow<Query>('createSelectorQuery')
  if (!query) return Promise.resolve(undefined)
  return new Promise<FoundCanvas | null>((resolve) => {
    query
      .select(`#${id}`)
      .node()
      .select(`#${id}`)
      .boundingClientRect()
      .exec(([found, rect]) =>
        resolve(found?.node && rect ? { node: found.node, width: rect.width, height: rect.height } : null),
      )
  })
})
