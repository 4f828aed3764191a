/* Runs before every test file that has a document. */
process.env.TARO_ENV = 'h5'
// Makes @tarojs/runtime use the real document. By default, it would use its own document for mini programs.
process.env.TARO_PLATFORM = 'web'
globalThis.defineAppConfig = (config) => config
globalThis.definePageConfig = (config) => config
globalThis.IS_REACT_ACT_ENVIRONMENT = true
// This module must be loaded first. Otherwise, the import cycle router → components → taro-h5 → router would begin at
// the wrong module.
require('@tarojs/taro')
require('@tarojs/plugin-platform-h5/dist/runtime')
// jsdom has no layout, so scrolling a box has no effect.
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollBy = () => undefined
// If a text has siblings in its element, React creates a text node for it. React cannot update that node after a page
// translator has replaced it.
document.createTextNode = (text) => {
  throw new Error(`"${text}" has something beside it: put it into a Text of its own, or a page translator freezes it.`)
}
