/*
 * Stands in for the bar of Taro's router, which the storefront would hide: every screen draws its own. What is left is a page's title
 * in the browser's tab, which comes back with the page.
 */
import { eventCenter } from '@tarojs/runtime'

export default class PageTitles {
  constructor(pages) {
    this.pages = pages
    this.titles = new Map()
    eventCenter.on('__taroH5SetNavigationBarTitle', (title) => this.show(title))
  }

  /** Called by the router when a page has been shown. */
  load() {
    const { originPathname, pageConfig } = this.pages
    this.show(this.titles.get(originPathname) ?? pageConfig?.navigationBarTitleText ?? document.title)
  }

  show(title) {
    this.titles.set(this.pages.originPathname, title)
    document.title = title
  }
}
