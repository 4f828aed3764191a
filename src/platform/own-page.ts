import Taro from '@tarojs/taro'

/** The root of Taro's own document in a mini program, one a page. */
interface PageRoot {
  /** The host's page instance. */
  ctx?: object | null
  /** Something is drawn that the view does not have yet: a hidden page sends nothing until it is shown. */
  pendingUpdate?: boolean
  enqueueUpdateCallback(run: () => void): void
}

const rootOf = (id: string): PageRoot | null => {
  const element =
    typeof document === 'undefined' ? null : (document.getElementById(id) as { _root?: PageRoot | null } | null)
  return element?._root ?? null
}

/**
 * The host's page instance on which the element with this id is. The page in view is another one when a page is
 * restored below it; it stands in where the element is not known.
 */
export const ownPage = (id: string): object | undefined =>
  rootOf(id)?.ctx ?? Taro.getCurrentInstance().page ?? undefined

/** Runs once the view has the element with this id: at once, or after the page's pending update. Never for a page that is gone. */
export const whenInView = (id: string, run: () => void): void => {
  const root = rootOf(id)
  if (root?.pendingUpdate) root.enqueueUpdateCallback(run)
  else run()
}
