import Taro from '@tarojs/taro'

/** Root element of Taro's document in a mini program. Each page has one. */
interface PageRoot {
  /** Page instance of the host. */
  ctx?: object | null
  /** True if the view has pending updates. A hidden page sends them when it is shown. */
  pendingUpdate?: boolean
  enqueueUpdateCallback(run: () => void): void
}

const rootOf = (id: string): PageRoot | null => {
  const element =
    typeof document === 'undefined' ? null : (document.getElementById(id) as { _root?: PageRoot | null } | null)
  return element?._root ?? null
}

/**
 * Returns the host's page instance that contains the element with this id. For an unknown element, returns the current
 * page. The two differ while a page below the current one is restored.
 */
export const ownPage = (id: string): object | undefined =>
  rootOf(id)?.ctx ?? Taro.getCurrentInstance().page ?? undefined

/**
 * Runs a function once the view contains the element with this id: at once, or after the page's pending update. Does
 * not run after the page has been closed.
 */
export const whenInView = (id: string, run: () => void): void => {
  const root = rootOf(id)
  if (root?.pendingUpdate) root.enqueueUpdateCallback(run)
  else run()
}
