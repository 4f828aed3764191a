import Taro from '@tarojs/taro'

/** An element of Taro's own document in a mini program: its root has the host's page instance. */
interface PageElement {
  _root?: { ctx?: object | null } | null
}

/**
 * The host's page instance on which the element with this id is. The page in view is another one when a page is
 * restored below it; it stands in where the element is not known.
 */
export const ownPage = (id: string): object | undefined => {
  const element =
    typeof document === 'undefined' ? null : (document.getElementById(id) as unknown as PageElement | null)
  return element?._root?.ctx ?? Taro.getCurrentInstance().page ?? undefined
}
