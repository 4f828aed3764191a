import Taro from '@tarojs/taro'

/** The root of Taro's own document in a mini program, one per page. */
interface PageRoot {
  /** The host's page instance. */
  ctx?: object | null
  /** True if updates are pending for the view: a hidden page sends them when it is shown. */
  pendingUpdate?: boolean
  enqueueUpdateCallback(run: () => void): void
}

const rootOf = (id: string): PageRoot | null => {
  const element =
    typeof document === 'undefined' ? null : (document.getElementById(id) as { _root?: PageRoot | null } | null)
  return element?._root ?? null
}

/**
 * Returns the host's page instance that contains the element with this id, or the page in view for an unknown element.
 * The page in view differs when a page is restored below it.
 */
export const ownPage = (id: string): object | undefined =>
  rootOf(id)?.ctx ?? Taro.getCurrentInstance().page ?? undefined

/** Runs once the view has the element with this id: at once, or after the page's pending update. Not after its end. */
export const whenInView = (id: string, run: () => void): void => {
  const root = rootOf(id)
  if (root?.pendingUpdate) root.enqueueUpdateCallback(run)
  else run()
}
