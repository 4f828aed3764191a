import Taro from '@tarojs/taro'

/** Root element of Taro's document in a mini program. Each page has its own root element. */
interface PageRoot {
  /** Page instance of the host. */
  ctx?: object | null
  /** True if the view has pending updates. A hidden page sends its updates when it is shown again. */
  pendingUpdate?: boolean
  enqueueUpdateCallback(run: () => void): void
}

const rootOf = (id: string): PageRoot | null => {
  const element =
    typeof document === 'undefined' ? null : (document.getElementById(id) as { _root?: PageRoot | null } | null)
  return element?._root ?? null
}

/**
 * Returns the host's page instance that contains the element with this id. If the element is unknown, returns the
 * current page. The page of the element can differ from the current page while a page below it is restored.
 */
export const ownPage = (id: string): object | undefined =>
  rootOf(id)?.ctx ?? Taro.getCurrentInstance().page ?? undefined

/**
 * Runs a function when the view contains the element with this id: immediately, or after the page's pending update. The
 * function does not run if the page has been closed.
 */
export const whenInView = (id: string, run: () => void): void => {
  const root = rootOf(id)
  if (root?.pendingUpdate) root.enqueueUpdateCallback(run)
  else run()
}
