/*
 * Replaces the navigation bar of Taro's router, because every screen draws its own bar. The replacement only sets the
 * title of the browser tab. It sets the title again when the user returns to a page.
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
