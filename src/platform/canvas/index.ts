import { callNow } from '../native'
import { type FoundCanvas, mountBy, type NativeCanvas } from './native-surface'

interface Fields {
  node?: NativeCanvas
  width: number
  height: number
}
interface Query {
  select(selector: string): { fields(wanted: { node: true; size: true }): Query }
  exec(end: (found: (Fields | null)[]) => void): void
}

/** WeChat and FinClip give node and size in one question. */
export const mountCanvas = mountBy((id) => {
  const query = callNow<Query>('createSelectorQuery')
  if (!query) return Promise.resolve(undefined)
  return new Promise<FoundCanvas | null>((resolve) => {
    query
      .select(`#${id}`)
      .fields({ node: true, size: true })
      .exec(([found]) => resolve(found?.node ? { node: found.node, width: found.width, height: found.height } : null))
  })
})
