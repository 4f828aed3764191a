import { queryCanvas } from './native-query'
import { mountWith, type NativeCanvas } from './native-surface'

interface Fields {
  node?: NativeCanvas
  width: number
  height: number
}
interface Query {
  select(selector: string): { fields(fields: { node: true; size: true }): Query }
  exec(callback: (found: (Fields | null)[]) => void): void
}

/** WeChat and FinClip return the node and the size in one query. */
export const mountCanvas = mountWith((id) =>
  queryCanvas<Query>((query, resolve) =>
    query
      .select(`#${id}`)
      .fields({ node: true, size: true })
      .exec(([found]) => resolve(found?.node ? { node: found.node, width: found.width, height: found.height } : null)),
  ),
)
