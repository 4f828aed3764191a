import Taro from '@tarojs/taro'
import type { SetPageTitle } from './contract'

/** Sets the title with Taro's router, which restores the title when the user returns to the page. */
export const setPageTitle: SetPageTitle = (title) => {
  document.title = title
  // Taro rejects an empty title, and the title is empty until the shop's configuration has loaded.
  if (title !== '') void Taro.setNavigationBarTitle({ title })
}
