import Taro from '@tarojs/taro'
import type { SetPageTitle } from './contract'

/** By way of Taro's router, which gives each page its title back when one returns to it. */
export const setPageTitle: SetPageTitle = (title) => {
  document.title = title
  // Taro rejects an empty one; before the shop is known there is no other.
  if (title !== '') void Taro.setNavigationBarTitle({ title })
}
