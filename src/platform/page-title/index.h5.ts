import Taro from '@tarojs/taro'
import type { SetPageTitle } from './contract'

/** Sets the title by Taro's router, which restores a page's title when the user returns to it. */
export const setPageTitle: SetPageTitle = (title) => {
  document.title = title
  // Taro rejects an empty title, and the title is empty until the shop's configuration has loaded.
  if (title !== '') void Taro.setNavigationBarTitle({ title })
}
